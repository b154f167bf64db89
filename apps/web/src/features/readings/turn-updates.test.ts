import { describe, expect, test } from 'vitest'
import { ApiError, ConnectionError } from '../../lib/api-error.ts'
import type { TurnUpdate } from './turn.ts'
import { untilEnded, type Heard, type Place } from './turn-updates.ts'

const status: Heard = {
  id: '0',
  event: {
    event: 'status',
    data: { turnId: 't', conversationId: 'c', creditsCost: 3, reading: 'chat', wordsPromised: 180 },
  },
}
const piece = (id: string, text: string): Heard => ({ id, event: { event: 'delta', data: { text } } })
const end = { reply: 'One. Two. ', creditsCost: 3, creditsRemaining: 2, suggestedReadings: [] }
const done = (id: string): Heard => ({ id, event: { event: 'done', data: end } })

/** Connections in sequence. Each sends its events and then breaks. */
function connections(...scripts: (readonly Heard[] | Error)[]) {
  const places: (Place | null)[] = []
  async function* next(place: Place | null): AsyncGenerator<Heard> {
    places.push(place)
    const script = scripts.shift()
    if (script === undefined || script instanceof Error) throw script ?? new Error('one connection too many')
    yield* script
    throw new ConnectionError('it broke')
  }
  return { places, ways: { ask: () => next(null), join: next, pause: async () => {} } }
}

async function told(update: AsyncIterable<TurnUpdate>): Promise<string[]> {
  const all: string[] = []
  for await (const item of update) all.push(item.event === 'delta' ? item.data.text : item.event)
  return all
}

describe('what is heard of a turn', () => {
  test('goes on after the last thing heard when the connection breaks, each event once', async () => {
    const { places, ways } = connections(['open', status, piece('1', 'One. ')], new ConnectionError('still gone'), [
      'open',
      piece('2', 'Two. '),
      done('3'),
    ])
    expect(await told(untilEnded(ways, null))).toEqual(['status', 'One. ', 'lost', 'lost', 'found', 'Two. ', 'done'])
    expect(places).toEqual([null, { turnId: 't', lastId: '1' }, { turnId: 't', lastId: '1' }])
  })

  test('is not said twice by a server that tells the turn from its beginning', async () => {
    const { ways } = connections(
      ['open', status, piece('1', 'One. ')],
      ['open', status, piece('1', 'One. '), piece('2', 'Two. ')],
      ['open', done('2')],
    )
    expect((await told(untilEnded(ways, null))).join(' ')).toBe('status One.  lost found Two.  lost found done')
  })

  test('begins at the beginning of a turn that was asked elsewhere', async () => {
    const { places, ways } = connections(['open', status, piece('1', 'One. '), done('2')])
    const joined = untilEnded({ join: ways.join, pause: ways.pause }, { turnId: 't', lastId: undefined })
    expect(await told(joined)).toEqual(['status', 'One. ', 'done'])
    expect(places).toEqual([{ turnId: 't', lastId: undefined }])
  })

  test('ends with a refusal, and is not asked again', async () => {
    const refusal = new ApiError(402, '', '{"error":"x","code":"credits.insufficient"}')
    await expect(told(untilEnded(connections(refusal).ways, null))).rejects.toBe(refusal)
    const gone = new ApiError(404, '', '{"error":"x","code":"chat.turn_not_found"}')
    await expect(told(untilEnded(connections(['open', status], gone).ways, null))).rejects.toBe(gone)
  })

  test('a connection that breaks before the turn is known is not taken up: nobody knows what to ask for', async () => {
    const broken = connections(['open'])
    await expect(told(untilEnded(broken.ways, null))).rejects.toBeInstanceOf(ConnectionError)
    expect(broken.places).toHaveLength(1)
  })

  test('a server that is restarting is waited for', async () => {
    const draining = new ApiError(503, '', '{"error":"x","code":"server.draining"}')
    const { ways } = connections(['open', status], draining, ['open', done('1')])
    expect(await told(untilEnded(ways, null))).toEqual(['status', 'lost', 'lost', 'found', 'done'])
  })
})
