import { describe, expect, test } from 'vitest'
import { refused, toFailure } from './failure.ts'
import { ConnectionError } from '../../lib/api-error.ts'
import { advanceTurn, failTurn, isRunning, startTurn } from './turn.ts'

const started = startTurn({ message: 'A quick tip' }, 'key-1', '2026-11-21T10:00:00.000Z')
const writing = advanceTurn(started, { event: 'delta', data: { text: 'You are a four. ' } })

describe('a turn', () => {
  test('waits until the first sentence comes', () => {
    expect(
      advanceTurn(started, { event: 'status', data: { turnId: 't', creditsCost: 1, reading: 'chat' } }).phase,
    ).toBe('waiting')
    expect(writing).toMatchObject({ phase: 'writing', pieces: ['You are a four. '] })
  })

  test('a failed reply leaves nothing half-written, and the question stays', () => {
    const failed = failTurn(writing, refused('It broke.'))
    expect(failed).toMatchObject({ phase: 'failed', pieces: [], key: 'key-1', request: { message: 'A quick tip' } })
    expect(isRunning(failed)).toBe(false)
  })

  test('a broken connection keeps what had come', () => {
    expect(failTurn(writing, toFailure(new ConnectionError('cut'))).pieces).toEqual(['You are a four. '])
  })
})
