import type { AdminPayout, Payout } from '@numeria/contract'
import { desk as texts } from '#messages/admin-payouts'
import { formatMoment } from '../../lib/dates.ts'
import { inPounds } from '../payouts/in-pounds.ts'
import { fileOf } from './desk.api.ts'
import { Cell, Row, Table } from './parts.tsx'
import { formatMoney } from './tell.ts'

type Props = {
  state: Payout['state']
  payouts: readonly AdminPayout[]
  /** Left out where nothing can be done with them any more. */
  chosen?: ReadonlySet<string>
  onChoose?: (ids: ReadonlySet<string>) => void
}

const accountOf = ({ account }: AdminPayout): string =>
  account ? `${account.type.toUpperCase()} ${account.end}` : texts.noAccount

/** Payouts in one state, each with where it goes and what it waits for. */
export function PayoutTable({ state, payouts, chosen, onChoose }: Props) {
  const isWhole = chosen !== undefined && payouts.every(({ payoutId }) => chosen.has(payoutId))

  function toggle(ids: readonly string[], isOn: boolean) {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    onChoose?.(next)
  }

  return (
    <>
      {chosen && (
        <label className="mb-1 inline-flex min-h-11 cursor-pointer items-center gap-2 text-s">
          <Box
            isChecked={isWhole}
            onToggle={(isOn) =>
              toggle(
                payouts.map(({ payoutId }) => payoutId),
                isOn,
              )
            }
          />
          {texts.selectAll}
        </label>
      )}
      <Table
        label={texts.states[state]}
        columns={[
          ...(chosen ? [{ title: texts.select, isQuiet: true }] : []),
          { title: texts.month },
          { title: texts.amount, isNumber: true },
          { title: texts.account },
          { title: texts.note, isWide: true },
        ]}
      >
        {payouts.map((payout) => {
          const { payoutId, month, amountCents, withheldCents, netCents, pounds } = payout
          const amount = formatMoney(amountCents, 'eur')
          return (
            <Row key={payoutId}>
              {chosen && (
                <Cell>
                  <Box
                    label={texts.selectNamed(amount, accountOf(payout))}
                    isChecked={chosen.has(payoutId)}
                    onToggle={(isOn) => toggle([payoutId], isOn)}
                  />
                </Cell>
              )}
              <Cell isSoft>{month.slice(0, 7).split('-').toReversed().join('/')}</Cell>
              <Cell isNumber>
                {amount}
                {withheldCents !== null && withheldCents > 0 && (
                  <span className="block text-xs text-ink-soft">
                    {texts.withheld(formatMoney(withheldCents, 'eur'), formatMoney(netCents!, 'eur'))}
                  </span>
                )}
                {pounds && <span className="block text-xs text-ink-soft">{inPounds(pounds)}</span>}
              </Cell>
              <Cell>
                <span className="whitespace-nowrap tabular-nums">{accountOf(payout)}</span>
                {payout.isAccountShared && <span className="block text-xs text-danger">{texts.sharedAccount}</span>}
                <a
                  href={`?section=people&payout=${payoutId}`}
                  aria-label={texts.personNamed(amount, accountOf(payout))}
                  className="flex min-h-6 items-center text-xs text-tide underline"
                >
                  {texts.person}
                </a>
                <span className="mt-0.5 block text-xs text-ink-soft sm:hidden">
                  <Note payout={payout} state={state} />
                </span>
              </Cell>
              <Cell isWide>
                <Note payout={payout} state={state} />
              </Cell>
            </Row>
          )
        })}
      </Table>
    </>
  )
}

type BoxProps = { label?: string; isChecked: boolean; onToggle: (isOn: boolean) => void }

function Box({ label, isChecked, onToggle }: BoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      onChange={(event) => onToggle(event.target.checked)}
      className="size-6 cursor-pointer accent-tide"
    />
  )
}

function Note({ payout: { batchId, waitsFor, waitsUntil, exportedAt, endedAt, failure }, state }: NoteProps) {
  if (state === 'due')
    return waitsFor === 'bank_details'
      ? texts.waitsForDetails
      : waitsFor === 'tax_details'
        ? texts.waitsForTax
        : waitsFor === 'debt'
          ? texts.waitsForDebt
          : waitsFor === 'rate'
            ? texts.waitsForRate
            : waitsUntil !== null
              ? texts.waitsUntil(formatMoment(waitsUntil))
              : texts.ready
  return (
    <span className="block text-xs break-words sm:min-w-40 text-ink-soft">
      {failure !== null && <span className="block text-danger">{failure}</span>}
      {batchId} {exportedAt !== null && state === 'exported' && texts.exportedOn(formatMoment(exportedAt))}{' '}
      {endedAt !== null && texts.endedOn(formatMoment(endedAt))}
      {state === 'exported' && batchId !== null && (
        <a
          href={fileOf(batchId)}
          download
          aria-label={texts.downloadNamed(batchId)}
          className="flex min-h-6 items-center text-tide underline"
        >
          {texts.download}
        </a>
      )}
    </span>
  )
}

type NoteProps = { payout: AdminPayout; state: Payout['state'] }
