import type { Conversion } from '@numeria/contract'
import { conversions as texts } from '#messages/referrals'
import { formatDay } from '../../lib/dates.ts'
import { Answer } from '../../ui/answer.tsx'
import { Card } from '../../ui/card.tsx'
import { formatPrice } from '../billing/money.ts'
import { useConversions } from './referrals.api.ts'

/** Everybody who came by this person's codes, and why a reward waits or was refused. */
export function ConversionList() {
  const query = useConversions()
  return (
    <Card title={texts.title} hint={texts.hint}>
      <Answer query={query} failed={texts.failed}>
        {(list) =>
          list.length === 0 ? (
            <p className="grid min-h-24 content-center text-s">{texts.empty}</p>
          ) : (
            <ul>
              {list.map((conversion) => (
                <Row key={conversion.id} conversion={conversion} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Card>
  )
}

function Row({ conversion: { code, createdAt, state, reason, credits, cents } }: { conversion: Conversion }) {
  const reward = cents > 0 ? formatPrice(cents, 'eur') : credits > 0 ? texts.credits(credits) : texts.nothing
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-b border-line py-3 text-s leading-snug last:border-0 last:pb-0">
      <p className={`font-semibold ${state === 'refused' ? 'text-danger' : state === 'pending' ? 'text-brass' : ''}`}>
        {texts.states[state]}
      </p>
      <p className="text-right tabular-nums">{reward}</p>
      {reason !== null && state !== 'rewarded' && <p className="col-span-2">{texts.reasons[reason]}</p>}
      <p className="col-span-2 text-xs text-ink-soft tabular-nums">
        <time dateTime={createdAt}>{formatDay(createdAt)}</time> · {code}
      </p>
    </li>
  )
}
