import type { OpenReport } from '@numeria/contract'
import { useState } from 'react'
import { kindNames } from '#messages/shared-kinds'
import { decide, reports as texts } from '#messages/admin-readings'
import { formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { ReadableReading } from './readable-reading.tsx'
import { versionOf } from './tell.ts'

/** One report: what is said, by whom, about which reading, its numbers, and the way to decide it while it is open. */
export function ReportItem({ report }: { report: OpenReport }) {
  const [isDeciding, setIsDeciding] = useState(false)
  const { userId, turnId, source, reason, details, notifier, reading, promptVersion, createdAt } = report
  const { numbers, statementId, decision } = report
  return (
    <li className="grid gap-1 border-t border-line pt-5 text-s first:border-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{texts.reasons[reason]}</span>
        <span className="rounded-full border border-line-strong px-2.5 py-0.5 text-xs">{texts.source[source]}</span>
      </p>
      <p className="text-xs text-ink-soft">
        {[kindNames[reading].label, promptVersion && versionOf(promptVersion), formatMoment(createdAt)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={`max-w-reading break-words whitespace-pre-wrap ${details === '' ? 'text-ink-soft' : ''}`}>
        {details || texts.noWords}
      </p>
      {notifier && (
        <p className="text-xs break-words text-ink-soft">
          {texts.by(notifier.name, notifier.email)}
          {!notifier.goodFaith && ` · ${texts.noGoodFaith}`}
        </p>
      )}
      <p className="text-xs break-words text-ink-soft tabular-nums">
        {texts.numbers(numbers.length)} {numbers.join(', ')}
        {statementId !== null && ` · ${texts.statement} ${statementId}`}
      </p>
      {decision !== null && <p>{texts.decided(decide.decisions[decision].label)}</p>}
      <ReadableReading userId={userId} turnId={turnId}>
        {decision === null && <Button onClick={() => setIsDeciding(true)}>{texts.decide}</Button>}
      </ReadableReading>
      {isDeciding && <DecideDialog report={report} onClose={() => setIsDeciding(false)} />}
    </li>
  )
}
