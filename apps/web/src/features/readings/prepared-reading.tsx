import { readingPrices, type NamedReading } from '@numeria/contract'
import { use, useEffect, useId, useRef } from 'react'
import { Link } from '../../lib/router.tsx'
import { readings } from '#messages/named-readings'
import { kindNames, namedReadingTexts } from '#messages/shared-kinds'
import { paths } from '../../lib/paths.ts'
import { BesidePrice } from '../../ui/beside-price.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { isCovered } from './may-send.ts'
import { useEscape } from './use-escape.ts'

type Props = {
  reading: NamedReading
  isComplete: boolean
  isPending: boolean
  credits: number
  onSend: () => void
  onProfileNeeded: () => void
  onDismiss: () => void
}

/** A reading that is ready to be sent, with its price; nothing is spent before the person says so. */
export function PreparedReading(props: Props) {
  const besidePrice = use(BesidePrice)
  const { reading, isComplete, isPending, credits, onSend, onProfileNeeded, onDismiss } = props
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  const price = readingPrices[reading]
  const isShort = !isCovered(price, credits)
  const { gives } = namedReadingTexts[reading]
  useEffect(() => (send.current ?? box.current!).focus(), [reading])
  useEscape(onDismiss)

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="relative mb-2 flex animate-settle flex-wrap items-center gap-x-4 gap-y-2 rounded-l border border-brass-line bg-raised py-3 pr-14 pl-4 outline-none"
    >
      <div className="min-w-0 flex-1 basis-52">
        <h2 id={id} className="text-base leading-snug">
          {kindNames[reading].label}: {countCredits(price)}
          {besidePrice(price)}
        </h2>
        <p className="text-xs text-ink-soft">
          {!isComplete
            ? readings.needsProfile
            : isShort
              ? readings.youHave(countCredits(credits))
              : `${gives}. ${readings.leaves(credits - price, countCredits(credits))}`}
        </p>
      </div>
      {!isComplete ? (
        <Button onClick={onProfileNeeded}>{readings.completeProfile}</Button>
      ) : isShort ? (
        <Link to={paths.pricing} className={buttonClass()}>
          {readings.buyCredits}
        </Link>
      ) : (
        <Button
          ref={send}
          aria-disabled={isPending}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => !isPending && onSend()}
        >
          {reading === 'compatibility' ? readings.choosePerson : readings.send}
        </Button>
      )}
      <button
        type="button"
        aria-label={readings.notNow}
        onClick={onDismiss}
        className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <CloseIcon />
      </button>
    </section>
  )
}
