import type { StatementEntry } from '@numeria/contract'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDay, formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { useStatement } from './billing.api.ts'

/** What is there, what expires when, and every movement, newest first. */
export function Statement() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useStatement()
  if (error)
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-s">
        <p>{sentenceOf(error)}</p>
        <Button look="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!data) return <p className="text-s text-ink-soft">Opening your statement…</p>
  const { balance, inUse, frozen, debt, expiring } = data.pages[0]!
  const entries = data.pages.flatMap((page) => page.entries)
  return (
    <section aria-labelledby="statement">
      <p className="font-display text-display leading-none tabular-nums">{balance}</p>
      <p className="mt-2 text-s text-ink-soft">
        {balance === 1 ? 'credit' : 'credits'} available
        {inUse > 0 && `, ${inUse} of them in use by a reading that is being written`}
      </p>
      {frozen > 0 && (
        <p className="mt-3 text-s">{countCredits(frozen)} frozen while a refund or a dispute is being settled.</p>
      )}
      {debt > 0 && (
        <p className="mt-3 text-s text-danger">
          {countCredits(debt)} owed: a payment was taken back after its credits had been used. Readings are on hold;
          please write to us.
        </p>
      )}
      <ul className="mt-4 grid gap-1 text-s empty:hidden">
        {expiring.map(({ credits, expiresAt }) => (
          <li key={expiresAt}>
            {countCredits(credits)} expire on {formatDay(expiresAt)}
          </li>
        ))}
      </ul>
      <h2 id="statement" className="mt-10 mb-3 text-xl">
        Statement
      </h2>
      {entries.length === 0 ? (
        <p className="text-s text-ink-soft">Nothing has moved yet.</p>
      ) : (
        <table className="w-full text-s">
          <thead className="text-left text-xs text-ink-soft">
            <tr className="border-b border-line">
              <th className="py-2 pr-4 font-normal">When</th>
              <th className="py-2 pr-4 font-normal">What</th>
              <th className="py-2 pr-4 text-right font-normal">Credits</th>
              <th className="py-2 text-right font-normal">Balance</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.version} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <Button
          look="quiet"
          className="mt-5 print:hidden"
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading…' : 'Earlier entries'}
        </Button>
      )}
    </section>
  )
}

function Row({ entry: { at, title, credits, balanceAfter, expiresAt } }: { entry: StatementEntry }) {
  return (
    <tr className="border-b border-line align-top">
      <td className="py-3 pr-4 text-ink-soft tabular-nums">
        <time dateTime={at}>{formatMoment(at)}</time>
      </td>
      <td className="py-3 pr-4">
        {title}
        {expiresAt !== null && <span className="block text-xs text-ink-soft">expires {formatDay(expiresAt)}</span>}
      </td>
      <td className={`py-3 pr-4 text-right tabular-nums ${credits > 0 ? 'font-semibold' : ''}`}>
        {credits > 0 ? `+${credits}` : credits === 0 ? '0' : `−${-credits}`}
      </td>
      <td className="py-3 text-right tabular-nums">{balanceAfter}</td>
    </tr>
  )
}
