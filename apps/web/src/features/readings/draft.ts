import type { ChatRequestInput } from '@numeria/contract'
import { keys, type KeyValue } from '../../lib/storage.ts'

/** Drafts by conversation; under an empty text the one that was written before its conversation was known. */
type Drafts = Record<string, string>

function readDrafts(storage: KeyValue): Drafts {
  const stored = storage.get(keys.draft)
  if (stored === null) return {}
  try {
    const drafts: unknown = JSON.parse(stored)
    if (typeof drafts === 'object' && drafts !== null) return drafts as Drafts
  } catch {}
  // An older version kept the text itself.
  return { '': stored }
}

function saveDrafts(storage: KeyValue, drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) storage.remove(keys.draft)
  else storage.set(keys.draft, JSON.stringify(drafts))
}

/** The message being written in a conversation, as it was when the person last touched it. */
export function readDraft(storage: KeyValue, conversationId: string | null): string {
  return readDrafts(storage)[conversationId ?? ''] ?? ''
}

export function saveDraft(storage: KeyValue, conversationId: string | null, text: string): void {
  const { [conversationId ?? '']: _, ...others } = readDrafts(storage)
  saveDrafts(storage, text === '' ? others : { ...others, [conversationId ?? '']: text })
}

/** Gives a draft that was written before its conversation was known to that conversation. */
export function placeDraft(storage: KeyValue, conversationId: string): void {
  const text = readDraft(storage, null)
  if (text === '') return
  saveDraft(storage, null, '')
  saveDraft(storage, conversationId, text)
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
  const others = Object.entries(readDrafts(storage)).filter(([, text]) => text.trim() !== message.trim())
  saveDrafts(storage, Object.fromEntries(others))
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
