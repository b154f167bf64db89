import { routes, type Removal } from '@numeria/contract'
import { useQuery } from '@tanstack/react-query'
import { removals as texts } from '#messages/removals'
import { call } from '../../lib/api.ts'
import { formatDay } from '../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'

/** Why readings of this person are no longer public: shown where there are any. */
export function RemovalsCard() {
  const { data, error, refetch } = useQuery({
    queryKey: [routes.removals.path],
    queryFn: () => call(routes.removals),
    staleTime: 0,
  })
  if (error && !data) return <Failed onRetry={refetch}>{texts.failed}</Failed>
  if (!data || data.length === 0) return null
  return (
    <Card title={texts.title} hint={texts.hint}>
      <ul className="grid gap-5">
        {data.map((removal) => (
          <Item key={removal.statementId} {...removal} />
        ))}
      </ul>
      <p className="mt-5 text-s text-ink-soft">{texts.redress}</p>
    </Card>
  )
}

function Item({ statementId, decision, reason, facts, law, decidedAt, readingAt }: Removal) {
  const parts: [string, string][] = [
    [texts.reason, texts.reasons[reason]],
    [texts.ground, law || texts.terms],
    [texts.facts, facts],
    [texts.number, statementId],
  ]
  return (
    <li className="grid gap-2 border-t border-line pt-5 text-s first:border-0 first:pt-0">
      <h3 className="font-text text-s font-semibold">{texts.reading(formatDay(readingAt))}</h3>
      <p>{texts.decisions[decision](formatDay(decidedAt))}</p>
      <dl className="grid gap-1">
        {parts.map(([name, text]) => (
          <div key={name}>
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="break-words whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
