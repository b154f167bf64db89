import type { StatementEntry } from '@numeria/contract'
import { Fragment, useState, type ReactNode } from 'react'
import { actions } from '#messages/actions'
import { statement as texts } from '#messages/statement'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDay, formatTime } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router.tsx'
import { Button } from '../../ui/button.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { useStatement } from './billing.api.ts'
import { Failed } from '../../ui/failed.tsx'

/** As many as the server gives at a time. */
const entriesOnPage = 50

/** The balance, and what limits or ends it. */
export function Balance() {
  const { data, error, refetch } = useStatement(null)
  if (error) return <Failed onRetry={refetch}>{sentenceOf(error)}</Failed>
  if (!data) return <p className="text-s text-ink-soft">{texts.opening}</p>
  const { balance, inUse, frozen, debt, debtSince, guaranteeAgainAt, expiring } = data
  return (
    <div>
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
    </div>
  )
}

/** Every movement of credits, newest first, by days. */
export function Statement() {
  const { data } = useStatement(null)
  if (!data) return null
  return (
    <section aria-labelledby="statement">
      <h2 id="statement" className="mb-3 text-xl">
        {texts.title}
      </h2>
      {data.entries.length === 0 ? (
        <p className="text-s text-ink-soft">{texts.nothing}</p>
      ) : (
        <table className="w-full text-s">
          <thead className="text-left text-xs text-ink-soft">
            <tr className="border-b border-line">
              <th className="py-2 pr-4 font-normal sm:pr-6">{texts.when}</th>
              <th className="w-full py-2 pr-4 font-normal">{texts.what}</th>
              <th className="py-2 pr-4 text-right font-normal sm:pr-8">{texts.credits}</th>
              <th className="py-2 text-right font-normal">{texts.balance}</th>
            </tr>
          </thead>
          <tbody>
            <Rows before={null} dayBefore={null} />
          </tbody>
        </table>
      )}
    </section>
  )
}

/** A page of entries, and below it the way to the page before. */
function Rows({ before, dayBefore }: { before: number | null; dayBefore: string | null }) {
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
      {data.entries.map((entry, index) => {
        const day = formatDay(entry.at)
        const above = index === 0 ? dayBefore : formatDay(data.entries[index - 1]!.at)
        return (
          <Fragment key={entry.version}>
            {day !== above && <Day day={day} />}
            <Row entry={entry} />
          </Fragment>
        )
      })}
      {last && data.entries.length === entriesOnPage && !isGoingOn && (
        <Across>
          <Button look="quiet" onClick={() => setIsGoingOn(true)}>
            {texts.earlier}
          </Button>
        </Across>
      )}
      {last && isGoingOn && <Rows before={last.version} dayBefore={formatDay(last.at)} />}
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

const Day = ({ day }: { day: string }) => (
  <tr>
    <th colSpan={4} scope="rowgroup" className="pt-6 pb-2 text-left font-semibold tabular-nums">
      {day}
    </th>
  </tr>
)

function Row({ entry, entry: { at, credits, balanceAfter, expiresAt, turnId } }: { entry: StatementEntry }) {
  return (
    <tr className="border-b border-line align-top">
      <td className="py-3 pr-4 whitespace-nowrap text-ink-soft tabular-nums sm:pr-6">
        <time dateTime={at}>{formatTime(at)}</time>
      </td>
      <td className="py-3 pr-4">
        {turnId === null ? (
          texts.line(entry)
        ) : (
          <Link to={`${paths.chat}?turn=${turnId}`} className="underline decoration-line-strong underline-offset-4">
            {texts.line(entry)}
          </Link>
        )}
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
