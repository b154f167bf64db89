import { namedReadings, readingPrices, type NamedReading } from '@numeria/contract'
import { use, useId } from 'react'
import { Link } from '../../lib/router.tsx'
import { kindNames, namedReadingTexts } from '#messages/shared-kinds'
import { readings } from '#messages/named-readings'
import { paths } from '../../lib/paths.ts'
import { BesidePrice } from '../../ui/beside-price.ts'
import { countCredits } from '../credits/credits.api.ts'
import { isCovered } from './may-send.ts'

type Props = { isComplete: boolean; isPending: boolean; credits: number; onChoose: (reading: NamedReading) => void }

/** The readings that are asked for by name, with their prices. What cannot be had now says why. */
export function QuickReadings({ isComplete, isPending, credits, onChoose }: Props) {
  const besidePrice = use(BesidePrice)
  const id = useId()
  const isBeyond = isComplete && namedReadings.some((reading) => !isCovered(readingPrices[reading], credits))
  return (
    <section aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className="px-1 text-l">
        {readings.title}
      </h2>
      <p id={`${id}why`} className="mt-1 px-1 text-xs text-ink-soft empty:hidden">
        {!isComplete && readings.closedYet}
        {isBeyond && (
          <>
            {readings.someNeedMore(countCredits(credits))}{' '}
            <Link to={paths.pricing} className="inline-block py-1 font-semibold text-ink underline underline-offset-2">
              {readings.buyCredits}
            </Link>
          </>
        )}
      </p>
      <ul className="mt-2 overflow-hidden rounded-l border border-line bg-raised">
        {namedReadings.map((reading) => {
          const price = readingPrices[reading]
          const isShort = isComplete && !isCovered(price, credits)
          const isClosed = !isComplete || isShort || isPending
          return (
            <li key={reading} className="border-line not-first:border-t">
              <button
                type="button"
                aria-disabled={isClosed}
                aria-describedby={isComplete ? undefined : `${id}why`}
                onClick={() => !isClosed && onChoose(reading)}
                className="group block min-h-11 w-full px-4 py-2 text-left leading-snug hover:bg-tide-wash focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:hover:bg-transparent"
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="text-s font-semibold group-aria-disabled:text-ink-soft">
                    {kindNames[reading].label}
                  </span>
                  <span className="text-xs whitespace-nowrap text-ink-soft tabular-nums">{countCredits(price)}</span>
                </span>
                <span className="flex items-baseline justify-between gap-3 text-xs text-ink-soft">
                  {namedReadingTexts[reading].gives}
                  <span className="whitespace-nowrap tabular-nums">
                    {isShort ? readings.moreNeeded(price - credits) : besidePrice(price)}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
