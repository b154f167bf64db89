import { useMutation } from '@tanstack/react-query'
import { conversations as words } from '#messages/conversations'
import { sentenceOf } from '../../../lib/api-error.ts'
import { ComposeIcon } from '../../../ui/action-icons.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useConversationActions, useConversations } from './conversations.api.ts'
import { useShownConversation } from './use-shown-conversation.ts'

type Props = {
  onBegun?: () => void
  /** Of the button; without it, the button is as wide as the list. */
  className?: string
}

const wide =
  'flex min-h-11 w-full items-center gap-2.5 rounded-m border border-line bg-raised px-3 text-s font-semibold hover:border-line-strong aria-disabled:opacity-60'

/** Begins a conversation, or opens the one that is still empty. */
export function NewConversation({ onBegun, className }: Props) {
  const { data: list } = useConversations()
  const { begin } = useConversationActions()
  const { show } = useShownConversation()
  const empty = list?.conversations.find(
    ({ title, lastTurnAt, archived }) => title === null && lastTurnAt === null && !archived,
  )
  const opening = useMutation({
    mutationFn: async () => empty ?? (await begin()),
    onSuccess({ id }) {
      show(id)
      onBegun?.()
    },
    onError: (error) => showToast({ title: words.notBegun, description: sentenceOf(error), destructive: true }),
  })
  return (
    <button
      type="button"
      aria-disabled={opening.isPending}
      onClick={() => !opening.isPending && opening.mutate()}
      className={className ?? wide}
    >
      <ComposeIcon /> <span className={className && 'sr-only'}>{words.begin}</span>
    </button>
  )
}
