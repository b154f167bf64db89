import { useSyncExternalStore } from 'react'

export type Toast = {
  title: string
  description?: string
  destructive?: boolean
  /** `altText` says, to someone who cannot see the toast, how to do the same elsewhere. */
  action?: { label: string; altText: string; run: () => void }
}
type Shown = { id: number; toast: Toast } | null

let shown: Shown = null
let hosts: readonly HTMLElement[] = []
let lastId = 0
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a toast in place of the one before: there is never more than one. */
export function showToast(toast: Toast): void {
  shown = { id: ++lastId, toast }
  tell()
}

export function dismissToast(id: number): void {
  if (shown?.id !== id) return
  shown = null
  tell()
}

/**
 * An open modal dialog makes the rest of the page inert, so toasts move into it while it is open. Returns how to end that: they go back into the one
 * that it was opened over.
 */
export function hostToastsIn(element: HTMLElement): () => void {
  hosts = [...hosts, element]
  tell()
  return () => {
    hosts = hosts.filter((other) => other !== element)
    tell()
  }
}

export const useShownToast = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
export const useToastHost = () =>
  useSyncExternalStore(
    subscribe,
    () => hosts.at(-1) ?? null,
    () => null,
  )
