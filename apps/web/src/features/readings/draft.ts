import type { ChatRequestInput } from '@numeria/contract'
import { keys, type KeyValue } from '../../lib/storage.ts'

/** The message being written, as it was when the person last touched it. */
export function readDraft(storage: KeyValue): string {
  return storage.get(keys.draft) ?? ''
}

export function saveDraft(storage: KeyValue, text: string): void {
  if (text === '') storage.remove(keys.draft)
  else storage.set(keys.draft, text)
}

/**
 * The idempotency key of a request. It is kept beside the draft, across reloads, until the request succeeds: as long as
 * the request is the same, so is its key, and a retry cannot pay twice. Another request gets a key of its own.
 */
export function keyFor(storage: KeyValue, request: ChatRequestInput, newKey: () => string): string {
  const body = JSON.stringify(request)
  const kept = readKept(storage)
  if (kept?.body === body) return kept.key
  const key = newKey()
  storage.set(keys.sending, JSON.stringify({ key, body, message: request.message } satisfies Kept))
  return key
}

/** After a success: the key is spent, and the draft is gone unless the person has written something else since. */
export function forgetSent(storage: KeyValue, message: string): void {
  storage.remove(keys.sending)
  if (readDraft(storage).trim() === message.trim()) storage.remove(keys.draft)
}

/** The request whose answer never came back here, with its key. */
export function keptRequest(storage: KeyValue): { request: ChatRequestInput; key: string } | null {
  const kept = readKept(storage)
  return kept && { request: JSON.parse(kept.body) as ChatRequestInput, key: kept.key }
}

/** The message that was sent and whose answer never came back here, if there is one. */
export function awaitedMessage(storage: KeyValue): string | null {
  return readKept(storage)?.message ?? null
}

type Kept = { key: string; body: string; message: string }

/** Returns null for stored values that do not parse, such as ones edited by hand. */
function readKept(storage: KeyValue): Kept | null {
  try {
    const kept = JSON.parse(storage.get(keys.sending) ?? 'null') as Kept | null
    return kept && typeof JSON.parse(kept.body) === 'object' ? kept : null
  } catch {
    return null
  }
}
