import { useEffect, useState } from 'react'
import { local } from '../../lib/storage.ts'
import { awaitedMessage, forgetSent, placeDraft, readDraft, saveDraft } from './draft.ts'

type Said = {
  /** Null until it is known. */
  conversationId: string | null
  /** The address names the conversation. */
  isNamed: boolean
  /** The message of the turn on its way, or of the one that failed: it stands in the conversation. */
  onItsWay: string | undefined
  newest: string | undefined
  /** Whether it is still being asked if a turn is on its way. */
  isLooking: boolean
}

const keptOf = (conversationId: string | null) => ({
  draft: readDraft(local, conversationId),
  awaited: awaitedMessage(local),
})

/**
 * The text of the input: what was typed, or else the draft of the last visit. Each conversation has its own. A draft stays stored until it is answered,
 * and stands in the input only while it stands nowhere in the conversation.
 */
export function useDraft({ conversationId, isNamed, onItsWay, newest, isLooking }: Said) {
  const [typed, setTyped] = useState<string | null>(null)
  const [kept, setKept] = useState(() => keptOf(conversationId))
  const [shown, setShown] = useState(conversationId)
  if (shown !== conversationId) {
    setShown(conversationId)
    // A draft from before the conversation was known belongs to it.
    if (shown === null && !isNamed && conversationId !== null) placeDraft(local, conversationId)
    else setTyped(null)
    setKept(keptOf(conversationId))
  }
  const isAnswered = kept.awaited !== null && kept.awaited === newest
  const draft = kept.draft.trim()
  const isSaid = draft === onItsWay || (draft === kept.awaited && (isAnswered || isLooking))

  useEffect(() => {
    if (isAnswered && kept.awaited !== null) forgetSent(local, kept.awaited)
  }, [isAnswered, kept.awaited])

  return {
    text: typed ?? (isSaid ? '' : kept.draft),
    setText(text: string) {
      setTyped(text)
      saveDraft(local, conversationId, text)
    },
    /** The text has gone into the conversation; stored, it stays until it is answered. */
    leave: () => setTyped(''),
    /** Brings back what is stored. */
    restore() {
      setTyped(null)
      setKept({ draft: readDraft(local, conversationId), awaited: null })
    },
  }
}
