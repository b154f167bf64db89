import { at, feedbackLimits, readingReportReasons, routes, type ReadingReportReason } from '@numeria/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { report as words } from '#messages/feedback'
import { sentenceOf } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { Choices } from '../../../ui/choices.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'

/** Reports a reading of one's own. */
export function ReportDialog({ turnId, onClose }: { turnId: string; onClose: () => void }) {
  const [reason, setReason] = useState<ReadingReportReason | null>(null)
  const [details, setDetails] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const report = useMutation({
    mutationFn: (chosen: ReadingReportReason) =>
      call(at(routes.reportReading, { turnId }), { reason: chosen, details: details.trim() }),
    onSuccess: () => {
      onClose()
      showToast({ title: words.sent, description: words.sentWhat })
    },
  })

  function send() {
    if (reason === null) return setIsMissing(true)
    if (!report.isPending) report.mutate(reason)
  }

  return (
    <Dialog title={words.title} onClose={onClose} isSheet>
      <p className="text-s text-ink-soft">{words.what}</p>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Choices
          legend={words.reason}
          choices={readingReportReasons.map((value) => ({ value, label: words.reasons[value] }))}
          value={reason}
          onChange={(value) => {
            setReason(value)
            setIsMissing(false)
          }}
        />
        <TextArea
          rows={2}
          label={words.inWords}
          value={details}
          onChange={setDetails}
          most={feedbackLimits.reportCharacters}
        />
        <DialogFoot
          problem={isMissing ? words.missing : report.error && sentenceOf(report.error)}
          cancel={words.cancel}
          onCancel={onClose}
          action={report.isPending ? words.sending : words.send}
          isPending={report.isPending}
        />
      </form>
    </Dialog>
  )
}
