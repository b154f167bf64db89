import { conversations as words } from '#messages/conversations'
import { sentenceOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { Turn } from '../turn.ts'
import { useConversationActions, useConversations } from './conversations.api.ts'

const note =
  'mb-2 flex flex-wrap items-center justify-between gap-x-3 rounded-l border border-line bg-raised py-1 pr-1 pl-4 text-s text-ink-soft'

/** Above the input while a reading is being written in another conversation. */
export function WrittenElsewhere({ turn, onShow }: { turn: Turn; onShow: (conversationId: string) => void }) {
  const { conversationId, phase, failure } = turn
  if (conversationId === null) return null
  return (
    <div className={note}>
      <p className="py-2">{phase === 'failed' ? failure?.title : words.elsewhere}</p>
      <Button look="plain" onClick={() => onShow(conversationId)}>
        {words.open}
      </Button>
    </div>
  )
}

/** Above the input of an archived conversation, which goes on all the same. */
export function ArchivedNote({ conversationId }: { conversationId: string | null }) {
  const { data: list } = useConversations()
  const { update } = useConversationActions()
  const conversation = list?.conversations.find(({ id }) => id === conversationId)
  if (!conversation?.archived) return null

  async function restore() {
    try {
      await update(conversation!, { archived: false })
    } catch (error) {
      showToast({ title: words.notChanged, description: sentenceOf(error), destructive: true })
    }
  }

  return (
    <div className={note}>
      <p className="py-2">{words.isArchived}</p>
      <Button look="plain" onClick={() => void restore()}>
        {words.restore}
      </Button>
    </div>
  )
}

/** In place of a conversation that was deleted meanwhile. */
export function ConversationGone({ onShowLast }: { onShowLast: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-s text-ink-soft">
      {words.gone}
      <Button look="quiet" onClick={onShowLast}>
        {words.showLast}
      </Button>
    </div>
  )
}
