import { useId } from 'react'
import { conversations as words } from '#messages/conversations'
import { sentenceOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { showToast } from '../../../ui/toast.ts'
import { countCredits } from '../../credits/credits.api.ts'
import type { Turn } from '../turn.ts'
import { useEscape } from '../use-escape.ts'
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

type EditingProps = {
  /** How many readings the edited question replaces. */
  readings: number
  /** Their total price. */
  credits: number
  onCancel: () => void
}

/** Above the input while an earlier question is edited: what sending it means. */
export function EditingNote({ readings, credits, onCancel }: EditingProps) {
  const id = useId()
  useEscape(onCancel)
  return (
    <section
      aria-labelledby={id}
      className="mb-2 flex items-start gap-3 rounded-l border border-brass-line bg-raised py-2.5 pr-1 pl-4"
    >
      <div className="min-w-0 flex-1" role="status">
        <h2 id={id} className="font-text text-s font-semibold">
          {words.editing}
        </h2>
        <p className="text-xs text-ink-soft">{words.editingMeans(readings, credits, countCredits(credits))}</p>
      </div>
      <button
        type="button"
        aria-label={words.cancelEditing}
        onClick={onCancel}
        className="-my-1 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <CloseIcon />
      </button>
    </section>
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
