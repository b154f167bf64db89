import type { ChatEvent } from '@numeria/contract'
import { ApiError, ConnectionError } from '../../lib/api-error.ts'
import type { TurnUpdate } from './turn.ts'

/** Items of one connection: 'open', then events with the ids to resume after. */
export type Heard = 'open' | { id: string | undefined; event: ChatEvent }

/** The last received event of a turn. */
export type Place = { turnId: string; lastId: string | undefined }

type Ways = {
  /** Opens the turn's first connection; left out for a turn that is known already. */
  ask?: () => AsyncIterable<Heard>
  /** Opens a connection for the events after `place`. Throws as `send` does. */
  join: (place: Place) => AsyncIterable<Heard>
  /** Resolves when it is worth trying again. */
  pause: (failures: number) => Promise<void>
}

/**
 * Yields the updates of a turn until it ends, each event once, however often the connection breaks after the turn id is known. Throws a refusal,
 * or the failure of a connection that broke before the turn id was known.
 */
export async function* untilEnded({ ask, join, pause }: Ways, known: Place | null): AsyncGenerator<TurnUpdate, void> {
  let place = known
  let connect = ask ?? (() => join(known!))
  for (let failures = 0; ;) {
    let isLost = failures > 0
    try {
      for await (const heard of connect()) {
        if (heard === 'open') {
          if (isLost) yield { event: 'found' }
          isLost = false
          continue
        }
        const { id, event } = heard
        if (isRepeated(place, heard)) continue
        failures = 0
        if (event.event === 'status') place = { turnId: event.data.turnId, lastId: id }
        else if (place && id !== undefined) place = { ...place, lastId: id }
        yield event
        if (event.event === 'done' || event.event === 'error') return
      }
      throw new ConnectionError('the reply ended before its last event')
    } catch (error) {
      if (place === null || !isPassing(error)) throw error
    }
    const from = place
    connect = () => join(from)
    failures += 1
    yield { event: 'lost' }
    await pause(failures)
  }
}

/** Another process may replay a turn from its beginning. The ending is handled once, whatever its id. */
function isRepeated(place: Place | null, { id, event }: Exclude<Heard, 'open'>): boolean {
  if (event.event === 'done' || event.event === 'error') return false
  return place?.lastId !== undefined && id !== undefined && Number(id) <= Number(place.lastId)
}

function isPassing(error: unknown): boolean {
  return (
    error instanceof ConnectionError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
  )
}
