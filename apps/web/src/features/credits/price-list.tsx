import { packs, type Pack } from '@numeria/contract'

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const perCredit = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', minimumFractionDigits: 3 })

/** The packs and what they cost, VAT included. */
export function PriceList() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {packs.map((pack) => (
        <PackCard key={pack.id} pack={pack} />
      ))}
    </ul>
  )
}

function PackCard({ pack }: { pack: Pack }) {
  return (
    <li className={`flex flex-col gap-5 p-6 sm:p-7 ${pack.popular ? 'bg-raised' : 'bg-paper'}`}>
      <div>
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h2 className="text-xl">{pack.name}</h2>
          {pack.popular && <Badge text="Most Popular" />}
          {pack.subscription && <Badge text="Subscription" />}
        </div>
        <p className="text-s text-ink-soft">{pack.whoFor}</p>
      </div>
      <p className="text-s">{pack.description}</p>
      <div className="mt-auto flex items-end justify-between gap-4 border-t border-line pt-5">
        <p>
          <span className="block font-display text-2xl leading-none tabular-nums">{pack.credits}</span>
          <span className="text-s text-ink-soft">credits{pack.subscription && ' per month'}</span>
        </p>
        <p className="text-right">
          <span className="block font-semibold tabular-nums">
            {euros.format(pack.priceCents / 100)}
            {pack.subscription && '/month'}
          </span>
          <span className="text-xs text-ink-soft tabular-nums">
            {perCredit.format(pack.priceCents / 100 / pack.credits)} per credit
          </span>
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
