import type { StatementEntry } from '@numeria/contract'
import { useState, type ReactNode } from 'react'
import { actions } from '#messages/actions'
import { statement as texts } from '#messages/statement'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDay, formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { useStatement } from './billing.api.ts'
import { Failed } from '../../ui/failed.tsx'

/** As many as the server gives at a time. */
const entriesOnPage = 50

/** What is there, what expires when, and every movement, newest first. */
export function Statement() {
  const { data, error, refetch } = useStatement(null)
  if (error) return <Failed onRetry={refetch}>{sentenceOf(error)}</Failed>
  if (!data) return <p className="text-s text-ink-soft">{texts.opening}</p>
  const { balance, inUse, frozen, debt, debtSince, guaranteeAgainAt, expiring, entries } = data
  return (
    <section aria-labelledby="statement">
      <p className="font-display text-display leading-none tabular-nums">{balance}</p>
      <p className="mt-2 text-s text-ink-soft">{texts.available(balance, inUse)}</p>
      {frozen > 0 && <p className="mt-3 text-s">{texts.frozen(countCredits(frozen))}</p>}
      {debt > 0 && (
        <p className="mt-3 text-s text-danger">
          {texts.owed(countCredits(debt), debtSince === null ? null : formatDay(debtSince))}
        </p>
      )}
      {guaranteeAgainAt !== null && <p className="mt-3 text-s">{texts.guaranteed(formatDay(guaranteeAgainAt))}</p>}
      <ul className="mt-4 grid gap-1 text-s empty:hidden">
        {expiring.map(({ credits, expiresAt }) => (
          <li key={expiresAt}>{texts.expire(countCredits(credits), credits, formatDay(expiresAt))}</li>
        ))}
      </ul>
      <h2 id="statement" className="mt-10 mb-3 text-xl">
        {texts.title}
      </h2>
      {entries.length === 0 ? (
        <p className="text-s text-ink-soft">{texts.nothing}</p>
      ) : (
        <table className="w-full text-s">
          <thead className="text-left text-xs text-ink-soft">
            <tr className="border-b border-line">
              <th className="py-2 pr-6 font-normal max-sm:hidden">{texts.when}</th>
              <th className="w-full py-2 pr-4 font-normal">{texts.what}</th>
              <th className="py-2 pr-4 text-right font-normal sm:pr-8">{texts.credits}</th>
              <th className="py-2 text-right font-normal">{texts.balance}</th>
            </tr>
          </thead>
          <tbody>
            <Rows before={null} />
          </tbody>
        </table>
      )}
    </section>
  )
}

/** A page of entries, and below it the way to the page before. */
function Rows({ before }: { before: number | null }) {
  const { data, error, refetch } = useStatement(before)
  const [isGoingOn, setIsGoingOn] = useState(false)
  if (!data)
    return (
      <Across>
        {error ? (
          <Button look="quiet" onClick={() => void refetch()}>
            {actions.tryAgain}
          </Button>
        ) : (
          texts.loading
        )}
      </Across>
    )
  const last = data.entries.at(-1)
  return (
    <>
      {data.entries.map((entry) => (
        <Row key={entry.version} entry={entry} />
      ))}
      {last && data.entries.length === entriesOnPage && !isGoingOn && (
        <Across>
          <Button look="quiet" onClick={() => setIsGoingOn(true)}>
            {texts.earlier}
          </Button>
        </Across>
      )}
      {last && isGoingOn && <Rows before={last.version} />}
    </>
  )
}

const Across = ({ children }: { children: ReactNode }) => (
  <tr className="print:hidden">
    <td colSpan={4} className="py-4 text-ink-soft">
      {children}
    </td>
  </tr>
)

/** On a small screen the moment stands under what it is of: four columns would leave two words a line. */
function Row({ entry, entry: { at, credits, balanceAfter, expiresAt } }: { entry: StatementEntry }) {
  const moment = <time dateTime={at}>{formatMoment(at)}</time>
  return (
    <tr className="border-b border-line align-top">
      <td className="py-3 pr-6 whitespace-nowrap text-ink-soft tabular-nums max-sm:hidden">{moment}</td>
      <td className="py-3 pr-4">
        {texts.line(entry)}
        <span className="block text-xs text-ink-soft tabular-nums sm:hidden">{moment}</span>
        {expiresAt !== null && (
          <span className="block text-xs text-ink-soft">{texts.expires(formatDay(expiresAt))}</span>
        )}
      </td>
      <td className={`py-3 pr-4 text-right tabular-nums sm:pr-8 ${credits > 0 ? 'font-semibold' : ''}`}>
        {credits > 0 ? `+${credits}` : credits === 0 ? '0' : `−${-credits}`}
      </td>
      <td className="py-3 text-right tabular-nums">{balanceAfter}</td>
    </tr>
  )
}
