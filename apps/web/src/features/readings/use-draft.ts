import { useEffect, useState } from 'react'
import { local } from '../../lib/storage.ts'
import { awaitedMessage, forgetSent, readDraft, saveDraft } from './draft.ts'

type Said = {
  /** The message of the turn on its way, or of the one that failed: it stands in the conversation. */
  onItsWay: string | undefined
  newest: string | undefined
  /** Whether it is still being asked if a turn is on its way. */
  isLooking: boolean
}

/**
 * The text of the input: what was typed, or else the draft of the last visit. A draft stays stored until it is answered, and stands in the input
 * only while it stands nowhere in the conversation.
 */
export function useDraft({ onItsWay, newest, isLooking }: Said) {
  const [typed, setTyped] = useState<string | null>(null)
  const [kept, setKept] = useState(() => ({ draft: readDraft(local), awaited: awaitedMessage(local) }))
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
      saveDraft(local, text)
    },
    /** The text has gone into the conversation; stored, it stays until it is answered. */
    leave: () => setTyped(''),
    /** Brings back what is stored. */
    restore() {
      setTyped(null)
      setKept({ draft: readDraft(local), awaited: null })
    },
  }
}
