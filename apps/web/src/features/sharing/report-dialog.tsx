import { feedbackLimits, publicReportReasons, routes, type PublicReportReason } from '@numeria/contract'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { publicReport as words } from '#messages/public-report'
import { sentenceOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError, TextInput } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Tick } from '../../ui/tick.tsx'

type Wrong = { reason?: string; details?: string; email?: string; goodFaith?: string }

/** Where in the form the focus goes for what is wrong. */
const places: Record<keyof Wrong, string> = {
  reason: '[type=radio]',
  details: 'textarea',
  email: '[type=email]',
  goodFaith: '[type=checkbox]',
}

/** Reports a public reading: the notice form of the Digital Services Act. Open to visitors without an account. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [reason, setReason] = useState<PublicReportReason | null>(null)
  const [details, setDetails] = useState('')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [goodFaith, setGoodFaith] = useState(false)
  const [wrong, setWrong] = useState<Wrong>({})
  const address = email.trim()
  const report = useMutation({
    mutationFn: (chosen: PublicReportReason) =>
      call(routes.report, {
        url: location.origin + location.pathname,
        reason: chosen,
        details: details.trim(),
        ...(name.trim() !== '' && { name: name.trim() }),
        ...(address !== '' && { email: address }),
        goodFaith,
      }),
  })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found: Wrong = {
      ...(reason === null && { reason: words.noReason }),
      ...(details.trim() === '' && { details: words.noDetails }),
      ...(address !== '' && !/^\S+@\S+\.\S+$/.test(address) && { email: words.noEmail }),
      ...(!goodFaith && { goodFaith: words.noGoodFaith }),
    }
    setWrong(found)
    const [first] = Object.keys(found) as (keyof Wrong)[]
    if (first) return event.currentTarget.querySelector<HTMLElement>(places[first])!.focus()
    if (reason !== null && !report.isPending) report.mutate(reason)
  }

  if (report.data)
    return (
      <Dialog title={words.done} onClose={onClose}>
        <p role="status" className="text-s break-words">
          {words.doneWhat(address)}
        </p>
        <p className="mt-3 text-xs text-ink-soft">
          {words.number}
          <span className="block break-all tabular-nums">{report.data.reportId}</span>
        </p>
        <Button className="mt-6" onClick={onClose}>
          {words.close}
        </Button>
      </Dialog>
    )
  return (
    <Dialog title={words.title} onClose={onClose} isTall>
      <p className="text-s text-ink-soft">{words.what}</p>
      <form noValidate onSubmit={send} className="mt-5 grid gap-5">
        <div>
          <Choices
            legend={words.reason}
            choices={publicReportReasons.map((value) => ({ value, label: words.reasons[value] }))}
            value={reason}
            onChange={setReason}
          />
          <FieldError id={`${id}reason`} text={wrong.reason} />
        </div>
        <TextArea
          label={words.details}
          value={details}
          onChange={setDetails}
          most={feedbackLimits.reportCharacters}
          error={wrong.details}
        />
        <div>
          <label htmlFor={`${id}name`} className="mb-1.5 block text-s font-semibold">
            {words.name}
          </label>
          <TextInput
            id={`${id}name`}
            value={name}
            maxLength={feedbackLimits.nameCharacters}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div>
          <label htmlFor={`${id}email`} className="mb-1.5 block text-s font-semibold">
            {words.email}
          </label>
          <TextInput
            id={`${id}email`}
            type="email"
            value={email}
            maxLength={254}
            autoComplete="email"
            aria-invalid={wrong.email !== undefined || undefined}
            aria-describedby={`${id}email-error ${id}email-hint`}
            onChange={(event) => setEmail(event.target.value)}
          />
          <FieldError id={`${id}email-error`} text={wrong.email} />
          <p id={`${id}email-hint`} className="mt-1.5 text-xs text-ink-soft">
            {words.emailHint}
          </p>
        </div>
        <Tick isOn={goodFaith} onChange={setGoodFaith} error={wrong.goodFaith}>
          {words.goodFaith}
        </Tick>
        <DialogFoot
          problem={report.error && sentenceOf(report.error)}
          cancel={words.cancel}
          onCancel={onClose}
          action={report.isPending ? words.sending : words.send}
          isPending={report.isPending}
        />
      </form>
    </Dialog>
  )
}
