import { commissionPercent, type Commission } from '@numeria/contract'
import { commissions as texts } from '#messages/payouts'
import { formatDay } from '../../lib/dates.ts'
import { Answer } from '../../ui/answer.tsx'
import { Card } from '../../ui/card.tsx'
import { formatEuros } from './money.ts'
import { useCommissions } from './payouts.api.ts'

/** Commissions on first purchases, line by line, with every movement. */
export function Commissions() {
  const query = useCommissions()
  return (
    <Card title={texts.title} hint={texts.hint(query.data?.percent ?? commissionPercent)}>
      <Answer query={query} failed={texts.failed}>
        {({ commissions, setAsideCents, earnedCents }) =>
          commissions.length === 0 ? (
            <p className="grid min-h-24 content-center text-s">{texts.empty}</p>
          ) : (
            <>
              <dl className="grid gap-2 text-s">
                {(
                  [
                    [texts.setAside, setAsideCents],
                    [texts.earned, earnedCents],
                  ] as const
                ).map(([name, cents]) => (
                  <div key={name} className="flex justify-between gap-4">
                    <dt className="text-ink-soft">{name}</dt>
                    <dd className="tabular-nums">{formatEuros(cents)}</dd>
                  </div>
                ))}
              </dl>
              <ul className="mt-3 border-t border-line">
                {commissions.map((commission) => (
                  <Line key={commission.id} commission={commission} />
                ))}
              </ul>
            </>
          )
        }
      </Answer>
    </Card>
  )
}

function Line({ commission }: { commission: Commission }) {
  const { code, createdAt, cents, state, dueAt, isUnderReview, entries } = commission
  const setAside = isUnderReview ? texts.underReview : texts.until(formatDay(dueAt))
  return (
    <li className="border-b border-line py-3 text-s leading-snug last:border-0 last:pb-0">
      <p className="flex justify-between gap-4 font-semibold">
        <span className={state === 'refused' ? 'text-danger' : state === 'set_aside' ? 'text-brass' : ''}>
          {state === 'set_aside' ? setAside : texts.states[state]}
        </span>
        <span className="tabular-nums">{formatEuros(cents)}</span>
      </p>
      <p className="text-xs text-ink-soft tabular-nums">
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        {code !== null && ` · ${code}`}
      </p>
      <details className="mt-1 text-xs">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft">{texts.movements}</summary>
        <ul className="grid gap-1">
          {entries.map(({ kind, cents: moved, at }, index) => (
            // Entries are only ever added at the end.
            <li key={index} className="flex justify-between gap-4">
              <span>
                <time dateTime={at} className="text-ink-soft tabular-nums">
                  {formatDay(at)}
                </time>{' '}
                {texts.moves[kind]}
              </span>
              <span className="tabular-nums">{kind === 'release' ? '' : formatEuros(moved)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
