import { packs, type Currency, type Pack } from '@numeria/contract'
import { Button } from '../../ui/button.tsx'
import { formatPerCredit, formatPrice, savingPercent } from './money.ts'

type Props = {
  currency: Currency
  /** The pack whose checkout is being opened; no other can be begun meanwhile. */
  inFlight: string | null
  /** What the button of a pack says. */
  buttonText: (pack: Pack) => string
  onBuy: (pack: Pack) => void
}

/** The six packs and what they cost, VAT included. */
export function PackGrid(props: Props) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {packs.map((pack) => (
        <PackCard key={pack.id} pack={pack} {...props} />
      ))}
    </ul>
  )
}

function PackCard({ pack, currency, inFlight, buttonText, onBuy }: Props & { pack: Pack }) {
  const saving = savingPercent(pack)
  return (
    <li className={`flex flex-col gap-5 p-6 sm:p-7 ${pack.popular ? 'bg-raised' : 'bg-paper'}`}>
      <div>
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h3 className="text-xl">{pack.name}</h3>
          {pack.popular && <Badge text="Most Popular" />}
          {pack.subscription && <Badge text="Subscription" />}
        </div>
        <p className="text-s text-ink-soft">{pack.whoFor}</p>
      </div>
      <p className="text-s">{pack.description}</p>
      <div className="mt-auto grid gap-4 border-t border-line pt-5">
        <div className="flex items-end justify-between gap-4">
          <p>
            <span className="block font-display text-2xl leading-none tabular-nums">{pack.credits}</span>
            <span className="text-s text-ink-soft">credits{pack.subscription && ' per month'}</span>
          </p>
          <p className="text-right">
            <span className="block font-semibold tabular-nums">
              {formatPrice(pack.priceCents, currency)}
              {pack.subscription && '/month'}
            </span>
            <span className="text-xs text-ink-soft tabular-nums">{formatPerCredit(pack, currency)} per credit</span>
          </p>
        </div>
        <p className="min-h-5 text-xs text-brass">{saving > 0 && `${saving}% less per credit than Seed 3`}</p>
        <Button
          look={pack.popular ? 'primary' : 'quiet'}
          aria-disabled={inFlight !== null}
          aria-describedby={`terms-${pack.id}`}
          onClick={() => inFlight === null && onBuy(pack)}
        >
          {inFlight === pack.id ? 'Processing...' : buttonText(pack)}
        </Button>
        <p id={`terms-${pack.id}`} className="text-xs text-ink-soft">
          {pack.subscription
            ? 'VAT included. Renews every month until you cancel; unused credits roll over for 90 days.'
            : 'VAT included. One payment; the credits never expire.'}
        </p>
      </div>
    </li>
  )
}

function Badge({ text }: { text: string }) {
  return (
    <span className="rounded-full border border-brass-line px-2.5 py-0.5 text-xs font-semibold text-brass">{text}</span>
  )
}
