import type { Currency, Pack } from '@numeria/contract'
import { actions } from '#messages/actions'
import { packWords } from '#messages/packs'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../lib/dates.ts'
import { formatPrice } from './money.ts'
import { formatPerCredit, savingPercent } from './pack-value.ts'

type Props = {
  packs: readonly Pack[]
  currency: Currency
  /** The pack whose checkout is being opened; no other can be begun meanwhile. */
  inFlight: string | null
  /** Text of a pack's button. */
  buttonText: (pack: Pack) => string
  /** The end of the user's pause for this pack, which cannot be bought before; null without one. */
  pausedUntil: (pack: Pack) => string | null
  onBuy: (pack: Pack) => void
}

/** Packs and what they cost, VAT included. */
export function PackGrid({ packs, ...props }: Props) {
  return (
    <>
      <noscript>
        <p className="mb-4 rounded-m border border-brass-line p-4 text-s">{packWords.needsScripts}</p>
      </noscript>
      <ul className="grid gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {packs.map((pack) => (
          <PackCard key={pack.id} pack={pack} {...props} />
        ))}
      </ul>
    </>
  )
}

function PackCard({ pack, currency, inFlight, buttonText, pausedUntil, onBuy }: Omit<Props, 'packs'> & { pack: Pack }) {
  const pauseEnd = pausedUntil(pack)
  const isClosed = inFlight !== null || pauseEnd !== null
  const text = pauseEnd === null ? buttonText(pack) : packWords.pausedUntil(formatDay(pauseEnd))
  const saving = savingPercent(pack)
  return (
    <li
      className={`row-span-4 grid grid-rows-subgrid gap-y-4 p-6 max-lg:sm:p-7 forced-colors:outline ${pack.popular ? 'bg-raised' : 'bg-paper'}`}
    >
      <div>
        <div className="mb-2 empty:hidden sm:h-7 sm:empty:block">
          {pack.popular && <Badge text={packWords.mostPopular} />}
          {pack.subscription && <Badge text={packWords.subscription} />}
        </div>
        <h3 className="text-xl">{pack.name}</h3>
        <p className="mt-0.5 text-s text-ink-soft">{packWords.whoFor[pack.id]}</p>
      </div>
      <p className="text-s">{packWords.description[pack.id]}</p>
      <div className="border-t border-line pt-4 tabular-nums">
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-display text-2xl leading-none">{pack.credits}</span>
          <span className="sr-only">{packWords.creditsFor(pack.subscription)}</span>
          <span className="text-l font-semibold">
            {formatPrice(pack.priceCents, currency)}
            {pack.subscription && <span className="text-s font-normal text-ink-soft">{packWords.perMonth}</span>}
          </span>
        </p>
        <p className="flex items-baseline justify-between gap-3 whitespace-nowrap text-ink-soft">
          <span aria-hidden="true" className="text-s">
            {packWords.credits(pack.subscription)}
          </span>
          <span className="text-xs">{packWords.each(formatPerCredit(pack, currency))}</span>
        </p>
        <p className="mt-2 text-xs text-brass empty:hidden sm:min-h-5 sm:empty:block">
          {saving > 0 && packWords.saving(saving)}
        </p>
      </div>
      <div>
        <Button
          look={pack.popular ? 'primary' : 'quiet'}
          className="w-full scripting-only"
          aria-disabled={isClosed}
          aria-describedby={`terms-${pack.id}`}
          onClick={() => isClosed || onBuy(pack)}
        >
          {inFlight === pack.id ? actions.processing : text}
        </Button>
        <p id={`terms-${pack.id}`} className="mt-3 text-xs text-ink-soft text-pretty">
          {pack.subscription ? packWords.termsMonthly : packWords.termsOnce}
        </p>
      </div>
    </li>
  )
}

function Badge({ text }: { text: string }) {
  return (
    <span className="inline-block rounded-full border border-brass-line px-2.5 py-0.5 text-xs font-semibold text-brass">
      {text}
    </span>
  )
}
