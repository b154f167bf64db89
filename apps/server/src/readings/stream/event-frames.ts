import type { PageLanguage } from '@numeria/contract'
import { Readable } from 'node:stream'
import { sentenceIn } from '../../platform/error-sentences.ts'
import type { NumberedEvent, TurnEvents } from './turn-events.ts'

/** Something is said at least this often, so that nothing between us and the browser takes a thoughtful model for a dead connection. */
const heartbeatMs = 15_000

/**
 * A turn's events as server-sent events. Everything that is there at one moment goes out in one piece; a slow reader is waited for without keeping
 * anything twice.
 */
export class EventFrames extends Readable {
  readonly #events: TurnEvents
  readonly #language: PageLanguage
  readonly #known: number | null
  readonly #release: () => void
  #next = 0
  #isWaiting = false

  /**
   * @param language of the page
   * @param lastEventId the id of the last event that the client received; null: none
   * @param onLeave called when the client has gone, or has received everything
   */
  constructor(
    events: TurnEvents,
    language: PageLanguage,
    lastEventId: number | null = null,
    onLeave: () => void = () => {},
  ) {
    super()
    this.#events = events
    this.#language = language
    this.#known = lastEventId
    const stopListening = events.listen(() => this.#wake())
    const heartbeat = setInterval(() => this.#isWaiting && this.#say(':\n\n'), heartbeatMs).unref()
    this.#release = () => {
      stopListening()
      clearInterval(heartbeat)
      onLeave()
    }
  }

  override _read(): void {
    let frames = ''
    for (let next; (next = this.#events.at(this.#next)); this.#next += 1)
      frames += frameOf(next, this.#known, this.#language)
    if (frames !== '') this.push(frames)
    if (this.#events.hasEnded) this.push(null)
    else this.#isWaiting = frames === ''
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.#release()
    callback(error)
  }

  /** Several sentences that become known in one go are one piece. */
  #wake(): void {
    if (!this.#isWaiting) return
    this.#isWaiting = false
    queueMicrotask(() => this.destroyed || this._read())
  }

  #say(comment: string): void {
    this.#isWaiting = false
    this.push(comment)
  }
}

function frameOf({ id, event }: NumberedEvent, known: number | null, language: PageLanguage): string {
  if (known !== null && event.event === 'status') return ''
  if (event.event === 'error') return frame(id, 'error', { ...event.data, error: sentenceIn(language, event.data) })
  if (known === null || event.event !== 'delta') return frame(id, event.event, event.data)
  const text = event.data.text.slice(Math.max(0, known - id + event.data.text.length))
  return id <= known ? '' : frame(id, 'delta', { text })
}

function frame(id: number, event: string, data: object): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
