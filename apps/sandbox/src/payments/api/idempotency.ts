import { daySeconds, type Clock } from '../clock.ts'
import { StripeError } from './stripe-error.ts'

/** A stored answer; replays of the key return it again. */
export type Answer = { status: number; body: unknown; requestId: string }

/** One key, as the control endpoint shows it. */
export type KeyUse = { id: string; call: string; status: number | null; replays: number }

type Entry = KeyUse & { fingerprint: string; answer: Answer | null; at: number }

const maxKeys = 5_000

/**
 * Remembers the first answer to each key, a failure too, as Stripe does. What never began to run (a refused parameter, a
 * missing right) is not remembered: the caller forgets it. After a day a key is as new, as at Stripe.
 */
export function createIdempotency(clock: Pick<Clock, 'now'>) {
  const entries = new Map<string, Entry>()
  return {
    /** The answer to repeat, or null when this call is the first. Throws for other parameters, or while the first still runs. */
    begin(key: string, call: string, fingerprint: string): Answer | null {
      if (key.length > 255)
        throw new StripeError(400, 'Keys for idempotent requests can only be up to 255 characters long.', {
          type: 'idempotency_error',
        })
      const entry = entries.get(key)
      if (!entry || entry.at < clock.now() - daySeconds) {
        entries.set(key, { id: key, call, status: null, replays: 0, fingerprint, answer: null, at: clock.now() })
        if (entries.size > maxKeys) entries.delete(entries.keys().next().value!)
        return null
      }
      if (entry.fingerprint !== fingerprint)
        throw new StripeError(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        )
      if (!entry.answer)
        throw new StripeError(
          409,
          `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
          { type: 'idempotency_error', code: 'idempotency_key_in_use' },
        )
      entry.replays += 1
      return entry.answer
    },
    remember(key: string, answer: Answer) {
      const entry = entries.get(key)
      if (entry) Object.assign(entry, { answer, status: answer.status })
    },
    forget: (key: string) => void entries.delete(key),
    list: (): KeyUse[] => [...entries.values()].map(({ id, call, status, replays }) => ({ id, call, status, replays })),
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>
