import { describe, expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { toFailure } from './failure.ts'
import { advanceTurn, failTurn, isRunning, startTurn, stopPriceOf } from './turn.ts'

const request = { message: 'A quick tip' }
const started = startTurn({ request, key: 'key-1' }, '2026-11-21T10:00:00.000Z')
const writing = advanceTurn(started, { event: 'delta', data: { text: 'You are a four. ' } })

describe('a turn', () => {
  test('waits until the first sentence comes', () => {
    const status = {
      turnId: 't',
      conversationId: 'c',
      creditsCost: 1,
      reading: 'onboarding',
      wordsPromised: null,
    } as const
    expect(advanceTurn(started, { event: 'status', data: status })).toMatchObject({
      phase: 'waiting',
      turnId: 't',
      reading: 'onboarding',
    })
    expect(writing).toMatchObject({ phase: 'writing', pieces: ['You are a four. '] })
  })

  test('says what stopping now costs: nothing before the first sentence, then the share that was written', () => {
    const status = { turnId: 't', conversationId: 'c', creditsCost: 10, reading: 'chat', wordsPromised: 10 } as const
    const told = advanceTurn(started, { event: 'status', data: status })
    expect(stopPriceOf(started)).toBe(0)
    expect(stopPriceOf(told)).toBe(0)
    const half = advanceTurn(told, { event: 'delta', data: { text: 'You are a four. ' } })
    expect(stopPriceOf(half)).toBe(4)
    expect(stopPriceOf(advanceTurn(half, { event: 'delta', data: { text: 'word '.repeat(9) } }))).toBe(10)
  })

  test('a failed reply leaves nothing half-written, and the question stays', () => {
    const failed = failTurn(
      writing,
      toFailure(new ApiError(502, '', '{"error":"It broke.","code":"model.cut_off"}'), started),
    )
    expect(failed).toMatchObject({ phase: 'failed', pieces: [], message: 'A quick tip', asked: { key: 'key-1' } })
    expect(isRunning(failed)).toBe(false)
  })

  test('a lost connection keeps what had come, until it is found again', () => {
    const lost = advanceTurn(writing, { event: 'lost' })
    expect(lost).toMatchObject({ isLost: true, phase: 'writing', pieces: ['You are a four. '] })
    expect(advanceTurn(lost, { event: 'found' }).isLost).toBe(false)
    expect(advanceTurn(lost, { event: 'delta', data: { text: 'Two. ' } })).toMatchObject({
      isLost: false,
      pieces: ['You are a four. ', 'Two. '],
    })
  })
})
