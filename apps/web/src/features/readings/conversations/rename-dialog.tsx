import { useMutation } from '@tanstack/react-query'
import { isBlank, limits, type Conversation } from '@numeria/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { rename as words } from '#messages/conversation-more'
import { sentenceOf } from '../../../lib/api-error.ts'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInput } from '../../../ui/field.tsx'
import { useConversationActions } from './conversations.api.ts'

/** Gives a conversation another title. */
export function RenameDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // After the dialog, which takes the focus to its heading.
  useEffect(() => field.current!.select(), [])
  const { update } = useConversationActions()
  const [title, setTitle] = useState(conversation.title ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const save = useMutation({ mutationFn: () => update(conversation, { title: title.trim() }), onSuccess: onClose })

  function submit() {
    if (isBlank(title)) return setIsMissing(true)
    if (!save.isPending) save.mutate()
  }

  return (
    <Dialog title={words.title} onClose={onClose} isSheet>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label htmlFor={id} className="mb-2 block text-s font-semibold">
          {words.label}
        </label>
        <TextInput
          ref={field}
          id={id}
          value={title}
          maxLength={limits.conversationTitleCharacters}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => {
            setTitle(target.value)
            setIsMissing(false)
          }}
        />
        <p id={`${id}-problem`} className="mt-1.5 text-s text-danger empty:hidden">
          {isMissing && words.missing}
        </p>
        <DialogFoot
          className="mt-6"
          problem={save.error && sentenceOf(save.error)}
          cancel={words.cancel}
          onCancel={onClose}
          action={save.isPending ? words.saving : words.save}
          isPending={save.isPending}
        />
      </form>
    </Dialog>
  )
}
