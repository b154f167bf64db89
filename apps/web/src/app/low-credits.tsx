import { packs, type Profile } from '@numeria/contract'
import { useState } from 'react'
import { Link } from '../lib/router.tsx'
import { chatPage } from '#messages/chat-page'
import { formatPrice } from '../features/billing/money.ts'
import { countCredits } from '../features/credits/credits.api.ts'
import { paths } from '../lib/paths.ts'
import { keys, session } from '../lib/storage.ts'
import { CloseIcon } from '../ui/icons.tsx'

const texts = chatPage.lowCredits
/** Fewer than an ordinary message costs. */
const lowBelow = 3
const shown = packs.filter(({ subscription }) => !subscription).slice(0, 3)

/** Shows the packs when the credits run low: once, quietly, and not again in this visit after a 'Not now'. Not beside a debt, which has its own text. */
export function LowCredits({
  user: { credits, debt, currency },
}: {
  user: Pick<Profile, 'credits' | 'debt' | 'currency'>
}) {
  const [isSeen, setIsSeen] = useState(() => session.get(keys.lowCreditsSeen) !== null)
  if (credits >= lowBelow || debt || isSeen) return null
  return (
    <section
      aria-labelledby="low-credits"
      className="relative mt-6 rounded-l border border-line py-3 pr-12 pl-4 text-s sm:ml-13 print:hidden"
    >
      <h2 id="low-credits" className="font-text text-s font-semibold">
        {credits === 0 ? texts.usedUp : texts.left(countCredits(credits))}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-soft tabular-nums">
        {shown.map(({ id, name, credits: packed, priceCents }) => (
          <li key={id} className="whitespace-nowrap">
            {texts.pack(name, packed, formatPrice(priceCents, currency))}
          </li>
        ))}
      </ul>
      <Link to={paths.pricing} className="inline-flex min-h-9 items-center font-semibold underline underline-offset-2">
        {texts.seeAll}
      </Link>
      <button
        type="button"
        aria-label={texts.notNow}
        onClick={() => {
          session.set(keys.lowCreditsSeen, 'yes')
          setIsSeen(true)
        }}
        className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <CloseIcon />
      </button>
    </section>
  )
}
