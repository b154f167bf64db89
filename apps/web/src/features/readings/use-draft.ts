import { useEffect, useState } from 'react'
import { local } from '../../lib/storage.ts'
import { awaitedMessage, forgetSent, readDraft, saveDraft } from './draft.ts'

/**
 * The text of the input: what was typed, or else the draft of the last visit. If the page was left while that draft was
 * being answered, and the answer is now the newest in the history, the draft is done with.
 */
export function useDraft(newestMessage: string | undefined) {
  const [typed, setTyped] = useState<string | null>(null)
  const [kept] = useState(() => ({ draft: readDraft(local), awaited: awaitedMessage(local) }))
  const isAnswered = kept.awaited !== null && kept.awaited === newestMessage
  const draft = isAnswered && kept.draft.trim() === kept.awaited ? '' : kept.draft

  useEffect(() => {
    if (isAnswered && kept.awaited !== null) forgetSent(local, kept.awaited)
  }, [isAnswered, kept.awaited])

  function setText(text: string) {
    setTyped(text)
    saveDraft(local, text)
  }

  /** Empties the input after a success, unless something else has been written since. */
  function clearDraft(message: string) {
    setTyped((now) => ((now ?? kept.draft).trim() === message ? '' : now))
  }

  return { text: typed ?? draft, setText, clearDraft }
}
