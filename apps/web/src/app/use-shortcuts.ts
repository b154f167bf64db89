import { useEffect, useEffectEvent } from 'react'
import { keys, local } from '../lib/storage.ts'

type Shortcuts = { onWrite: () => void; onSearch: () => void; onList: () => void }

export const areSingleKeysOn = (): boolean => local.get(keys.shortcuts) !== 'off'

export function turnSingleKeys(isOn: boolean): void {
  if (isOn) local.remove(keys.shortcuts)
  else local.set(keys.shortcuts, 'off')
}

/** The chat's keyboard shortcuts. None works behind a dialog, and none of a single character while text is typed. */
export function useShortcuts({ onWrite, onSearch, onList }: Shortcuts): void {
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) return onSearch
    if (ctrlKey || metaKey || altKey || !areSingleKeysOn() || takesText(event.target)) return null
    if (key === '/') return onWrite
    return key === '?' ? onList : null
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event)
    if (!action || event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const over = new AbortController()
    document.addEventListener('keydown', press, { signal: over.signal })
    return () => over.abort()
  }, [])
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
