import { feedbackLimits, type OpenReport, type ReportDecision } from '@numeria/contract'
import { useState, type FormEvent } from 'react'
import { dashboard } from '#messages/admin'
import { decide as texts } from '#messages/admin-readings'
import { sentenceOf } from '../../lib/api-error.ts'
import { Choices } from '../../ui/choices.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { Field } from './parts.tsx'
import { useDecideReport } from './readings.api.ts'

const decisionsOf: Record<OpenReport['source'], readonly ReportDecision[]> = {
  reader: ['keep', 'upheld'],
  public: ['keep', 'unpublish', 'remove'],
}

/** Decides a report, with a reason that is emailed to the people concerned. */
export function DecideDialog({ report, onClose }: { report: OpenReport; onClose: () => void }) {
  const [decision, setDecision] = useState<ReportDecision | null>(null)
  const [reason, setReason] = useState('')
  const [law, setLaw] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { mutate, isPending, error } = useDecideReport(report)
  const endsPublic = decision === 'unpublish' || decision === 'remove'
  const isReasonGiven = reason.trim().length >= 3

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setIsWrong(decision === null || !isReasonGiven)
    if (decision === null || !isReasonGiven)
      return event.currentTarget.querySelector<HTMLElement>(decision === null ? '[type=radio]' : 'textarea')!.focus()
    mutate(
      { decision, reason: reason.trim(), ...(endsPublic && { law: law.trim() }) },
      {
        onSuccess: () => {
          onClose()
          showToast({ title: texts.done.title, description: texts.done.text })
        },
      },
    )
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-3 grid gap-5">
        <div>
          <Choices
            legend={texts.decision}
            choices={decisionsOf[report.source].map((value) => ({ value, ...texts.decisions[value] }))}
            value={decision}
            onChange={setDecision}
          />
          <FieldError id="decision-error" text={isWrong && decision === null ? texts.none : undefined} />
        </div>
        <div>
          <TextArea
            label={texts.reason}
            value={reason}
            onChange={setReason}
            most={1_000}
            error={isWrong && !isReasonGiven ? texts.noReason : undefined}
          />
          <p className="text-xs text-ink-soft">{texts.reasonHint}</p>
        </div>
        {endsPublic && (
          <Field
            label={texts.law}
            hint={texts.lawHint}
            value={law}
            maxLength={feedbackLimits.lawCharacters}
            onChange={(event) => setLaw(event.target.value)}
          />
        )}
        <DialogFoot
          problem={error && sentenceOf(error)}
          cancel={dashboard.cancel}
          onCancel={onClose}
          action={isPending ? texts.sending : texts.send}
          isPending={isPending}
        />
      </form>
    </Dialog>
  )
}
