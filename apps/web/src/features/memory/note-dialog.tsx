import { useMutation } from '@tanstack/react-query'
import { isBlank, limits, type Memory } from '@numeria/contract'
import { useState, type FormEvent } from 'react'
import { memory as texts } from '#messages/memory'
import { sentenceOf } from '../../lib/api-error.ts'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useMemoryActions } from './memory-actions.ts'

/** Writes a note, or changes one. @param note null: a new one */
export function NoteDialog({ note, onClose }: { note: Memory | null; onClose: () => void }) {
  const { save, update } = useMemoryActions()
  const [text, setText] = useState(note?.text ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const keep = useMutation({
    mutationFn: () => (note ? update(note.id, text) : save(text)),
    onSuccess: onClose,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsMissing(isBlank(text))
    if (!isBlank(text) && !keep.isPending) keep.mutate()
  }

  return (
    <Dialog title={note ? texts.editTitle : texts.addTitle} onClose={onClose} isSheet>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-6">
        <TextArea
          label={texts.label}
          value={text}
          onChange={setText}
          most={limits.memoryCharacters}
          rows={2}
          error={isMissing ? texts.missing : undefined}
        />
        <DialogFoot
          problem={keep.error && sentenceOf(keep.error)}
          cancel={texts.cancel}
          onCancel={onClose}
          action={texts.save}
          isPending={keep.isPending}
        />
      </form>
    </Dialog>
  )
}
