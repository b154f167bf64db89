import { packs, readingPrices, type Profile } from '@numeria/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { countCredits } from '../features/credits/credits.api.ts'
import { paths } from '../lib/paths.ts'
import { keys, session } from '../lib/storage.ts'
import { Button, buttonClass } from '../ui/button.tsx'

/** Fewer than an ordinary message costs. */
const lowBelow = 3
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const shown = packs.filter(({ subscription }) => !subscription).slice(0, 3)

/** Shows the packs when the credits run low: once, quietly, and not again in this visit after a 'Not now'. */
export function LowCredits({ user: { credits } }: { user: Profile }) {
  const [isSeen, setIsSeen] = useState(() => session.get(keys.lowCreditsSeen) !== null)
  if (credits >= lowBelow || isSeen) return null
  return (
    <section
      aria-labelledby="low-credits"
      className="mt-8 grid gap-3 rounded-l border border-line bg-raised p-4 sm:ml-13 sm:p-5"
    >
      <div>
        <h2 id="low-credits" className="text-l">
          {credits === 0 ? 'Your credits are used up' : `You have ${countCredits(credits)} left`}
        </h2>
        <p className="mt-1 text-s text-ink-soft">
          {credits >= readingPrices.quick
            ? `Enough for ${credits === 1 ? 'a quick reading' : `${credits} quick readings`}. For more, there are packs:`
            : 'What Selene wrote stays yours. To go on, there are packs:'}
        </p>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-m border border-line bg-line text-s">
        {shown.map(({ id, name, credits: packed, priceCents }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 bg-paper px-3 py-2 tabular-nums">
            <span className="font-semibold">{name}</span>
            <span className="ml-auto text-ink-soft">{countCredits(packed)}</span>
            <span className="w-16 text-right">{euros.format(priceCents / 100)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.pricing} className={buttonClass('quiet')}>
          See all packs
        </Link>
        <Button
          look="plain"
          onClick={() => {
            session.set(keys.lowCreditsSeen, 'yes')
            setIsSeen(true)
          }}
        >
          Not now
        </Button>
      </div>
    </section>
  )
}
