import { packs, type CancellationInput } from '@numeria/contract'
import { useEffect, useRef } from 'react'
import { cancel as words } from '#messages/cancel'
import { formatDate, formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'

type Props = { declaration: CancellationInput; receivedAt: string; onChange: () => void }

const contract = packs.find(({ subscription }) => subscription)!.name

/** The declaration with its day and hour, to be kept. Takes the focus, because the form that sent it is gone. */
export function CancelReceipt({ declaration, receivedAt, onChange }: Props) {
  const { email, orderNumber, kind, reason, endsOn } = declaration
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current!.focus(), [])
  const end = kind === 'for_cause' ? words.atOnce : endsOn === undefined ? words.earliest : formatDate(endsOn)
  const rows: readonly (readonly [string, string])[] = [
    [words.receivedAt, formatMoment(receivedAt)],
    [words.contract, words.subscription(contract)],
    [words.orderNumber, orderNumber],
    [words.email, email],
    [words.kind, words.kinds[kind].label],
    ...(reason === undefined ? [] : [[words.reason, reason] as const]),
    [words.endsOn, end],
  ]
  return (
    <section className="mt-6 rounded-l border border-brass-line bg-raised p-5 text-s">
      <h2 ref={heading} tabIndex={-1} className="text-l outline-none">
        {words.received}
      </h2>
      <dl className="mt-3 grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="break-words whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{words.receiptNote(email)}</p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button look="quiet" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button look="plain" onClick={onChange}>
          {words.another}
        </Button>
      </div>
    </section>
  )
}
