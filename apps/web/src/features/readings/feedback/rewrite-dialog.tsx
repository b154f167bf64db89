import { feedbackLimits, rewriteReasons, type ChatRequestInput, type RewriteReasonCode } from '@numeria/contract'
import { useState } from 'react'
import { rewrite as words } from '#messages/feedback'
import { Choices } from '../../../ui/choices.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Tick } from '../../../ui/tick.tsx'

export type RewriteReason = NonNullable<ChatRequestInput['reason']>

type Props = { onRewrite: (reason: RewriteReason) => void; onClose: () => void }

/** Asks what was wrong with a reading, in one tap or in words, and has it written again. */
export function RewriteDialog({ onRewrite, onClose }: Props) {
  const [code, setCode] = useState<RewriteReasonCode | null>(null)
  const [text, setText] = useState('')
  const [mayBeRead, setMayBeRead] = useState(false)
  const [isMissing, setIsMissing] = useState(false)

  function send() {
    const said = text.trim()
    if (code === null && said === '') return setIsMissing(true)
    onRewrite({ code: code ?? 'other', ...(said !== '' && { text: said }), mayBeRead })
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
          choices={rewriteReasons.map((value) => ({ value, label: words.reasons[value] }))}
          value={code}
          onChange={(value) => {
            setCode(value)
            setIsMissing(false)
          }}
        />
        <TextArea
          rows={2}
          label={words.inWords}
          value={text}
          onChange={setText}
          most={feedbackLimits.rewriteCharacters}
        />
        <Tick isOn={mayBeRead} onChange={setMayBeRead}>
          {words.mayBeRead}
        </Tick>
        <DialogFoot problem={isMissing && words.missing} cancel={words.cancel} onCancel={onClose} action={words.send} />
      </form>
    </Dialog>
  )
}
