import { errorTable } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { ApiError, ConnectionError } from '../../lib/api-error.ts'
import { toFailure, toldFailure } from './failure.ts'

const answer = (status: number, error: string, code: string) =>
  new ApiError(status, '', JSON.stringify({ error, code }))

describe('when a question fails', () => {
  test('402 asks for more credits, in the chat’s own words', () => {
    expect(toFailure(answer(402, 'x', 'credits.insufficient'))).toMatchObject({
      title: 'Insufficient credits',
      description: 'You need more credits to continue. Visit the pricing page to purchase more.',
    })
  })

  test('401 asks to log in', () => {
    expect(toFailure(answer(401, 'x', 'auth.required'))).toMatchObject({
      title: 'Login required',
      description: 'Please log in with a social account to start your cosmic journey.',
    })
  })

  test('any other refusal shows the server’s sentence and says that nothing was charged', () => {
    const failure = toFailure(answer(400, 'Please write a message.', 'request.invalid'))
    expect(failure).toMatchObject({ kind: 'refused', title: 'Error', description: 'Please write a message.' })
    expect(failure.note).toBe('Please write a message. You were not charged.')
  })

  test.each([
    ['a turn that still runs', answer(409, 'Selene is still writing.', 'chat.turn_running')],
    ['a proxy in between', new ApiError(504, 'Gateway Timeout', '<html>')],
  ])('%s does not claim to know what was charged', (_what, error) => {
    expect(toFailure(error).note).not.toMatch(/not charged/i)
    expect(toFailure(error).note).toMatch(/never pay twice/)
  })

  test.each([
    ['nobody is told that nothing was charged when that is not known', 'chat.outcome_unknown'],
    ['"not charged" is said once', 'model.unavailable'],
    ['nor is "nothing was charged" said again', 'chat.too_fast'],
  ] as const)('%s', (_what, code) => {
    const error = errorTable[code].text
    expect(toldFailure({ error, code }).note).toBe(error)
  })

  test('a reading that the person stopped before its first word is no error', () => {
    expect(toldFailure({ error: 'x', code: 'chat.stopped' })).toMatchObject({
      kind: 'stopped',
      note: 'Stopped. You were not charged.',
    })
  })

  test('a broken connection does not claim to know what was charged', () => {
    const failure = toFailure(new ConnectionError('the stream broke'))
    expect(failure.kind).toBe('connection')
    expect(failure.note).not.toMatch(/not charged/i)
    expect(failure.note).toMatch(/never pay twice/)
  })

  test('an error page that is no JSON still reads as a sentence', () => {
    const failure = toFailure(new ApiError(502, 'Bad Gateway', '<html>nginx</html>'))
    expect(failure.description).toBe('Something went wrong on our side. Please try again.')
  })
})
