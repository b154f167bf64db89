import type { HistoryEntry, Profile } from '@numeria/contract'
import { useEffect, useEffectEvent, useRef } from 'react'

type Props = {
  user: Profile
  text: string
  newest: HistoryEntry | undefined
  onType: (text: string) => void
}

const isPrintable = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey

/** Keeps the first question of a new person while they are asked for their profile. */
export function useFirstQuestion({ user, text, newest, onType }: Props): void {
  const isSaved = user.birthDate !== null && user.fullName !== null

  // The dialog opens on its heading in the middle of typing. A heading takes no keys, so they are still meant for the question.
  const type = useEffectEvent((event: KeyboardEvent) => {
    if (!(document.activeElement instanceof HTMLHeadingElement) || !isPrintable(event)) return
    event.preventDefault()
    onType(text + event.key)
  })
  useEffect(() => {
    if (isSaved) return
    const hear = (event: KeyboardEvent) => type(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [isSaved])

  // A question that was answered by asking for the profile comes back, with its price.
  const wasSaved = useRef(isSaved)
  const bringBack = useEffectEvent(() => {
    if (text === '' && newest?.reading === 'onboarding') onType(newest.message)
  })
  useEffect(() => {
    if (isSaved && !wasSaved.current) bringBack()
    wasSaved.current = isSaved
  }, [isSaved])
}
