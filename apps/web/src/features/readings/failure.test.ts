import { chargedAfter, errorTable, type ErrorCode } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { ApiError, ConnectionError } from '../../lib/api-error.ts'
import { toFailure, toldFailure } from './failure.ts'

const answer = (status: number, error: string, code: ErrorCode) =>
  new ApiError(status, '', JSON.stringify({ error, code, charged: chargedAfter(code) }), error)

const first = { turnId: null, wasSentBefore: false }
const again = { turnId: null, wasSentBefore: true }
const named = { turnId: 't', wasSentBefore: false }

describe('when a question fails', () => {
  test('402 asks for more credits, in the chat’s own words', () => {
    expect(toFailure(answer(402, 'x', 'credits.insufficient'), first)).toMatchObject({
      title: 'Insufficient credits',
      description: 'You need more credits to continue. Visit the pricing page to purchase more.',
    })
  })

  test('401 asks to log in', () => {
    expect(toFailure(answer(401, 'x', 'auth.required'), first)).toMatchObject({
      title: 'Login required',
      description: 'Please log in with a social account to start your cosmic journey.',
    })
  })

  test('any other refusal shows its sentence and says that nothing was charged', () => {
    const failure = toFailure(answer(400, 'Please write a message.', 'request.invalid'), first)
    expect(failure).toMatchObject({ kind: 'refused', title: 'Error', description: 'Please write a message.' })
    expect(failure.note).toBe('Please write a message. You were not charged.')
  })

  test.each([
    ['a turn that still runs', answer(409, 'Selene is still writing.', 'chat.turn_running')],
    ['a proxy in between', new ApiError(504, 'Gateway Timeout', '<html>')],
    ['a failure on our side', answer(500, 'Something went wrong.', 'server.failed')],
  ])('%s does not claim to know what was charged', (_what, error) => {
    expect(toFailure(error, first).note).not.toMatch(/not charged/i)
    expect(toFailure(error, first).note).toMatch(/never pay twice/)
  })

  test.each([
    ['"not charged" is said once', 'model.unavailable'],
    ['nor is "nothing was charged" said again', 'chat.too_fast'],
  ] as const)('%s', (_what, code) => {
    const error = errorTable[code].text
    expect(toldFailure({ error, code, charged: chargedAfter(code) }).note).toBe(error)
  })

  test('a reading that may have been saved does not claim to know what was charged', () => {
    const error = errorTable['chat.outcome_unknown'].text
    const { note } = toldFailure({ error, code: 'chat.outcome_unknown', charged: 'unknown' })
    expect(note).not.toMatch(/not charged/i)
    expect(note).toMatch(/never pay twice/)
  })

  test('a reading that the person stopped before its first word is no error', () => {
    expect(toldFailure({ error: 'x', code: 'chat.stopped', charged: 'no' })).toMatchObject({
      kind: 'stopped',
      note: 'Stopped. You were not charged.',
    })
  })

  test('a broken connection does not claim to know what was charged', () => {
    const failure = toFailure(new ConnectionError('the stream broke'), first)
    expect(failure.kind).toBe('connection')
    expect(failure.note).not.toMatch(/not charged/i)
    expect(failure.note).toMatch(/never pay twice/)
  })

  test('an error page that is no JSON still reads as a sentence', () => {
    const failure = toFailure(new ApiError(502, 'Bad Gateway', '<html>nginx</html>'), first)
    expect(failure.description).toBe('Something went wrong on our side. Please try again.')
  })

  test.each([
    ['a busy server', 'server.busy', again],
    ['a server that fails', 'server.failed', again],
    ['a limit', 'chat.too_fast', again],
    ['a model that is away', 'model.unavailable', again],
    ['a lost sign-in', 'auth.required', again],
    ['a lost sign-in', 'auth.required', named],
    ['a refusal', 'request.foreign_origin', named],
  ] as const)('%s (%s) does not know what became of an earlier try', (_what, code, sent) => {
    const { status, text } = errorTable[code]
    const { note, description } = toFailure(answer(status, text, code), sent)
    expect(`${description} ${note}`).not.toMatch(/(not|nothing was) charged/i)
    expect(note).toMatch(/never pay twice/)
  })

  test('a first try that a busy server refuses is known to cost nothing', () => {
    const { status, text } = errorTable['server.busy']
    expect(toFailure(answer(status, text, 'server.busy'), first).note).toMatch(/You were not charged\.$/)
  })

  test('a reading that is not there any more claims nothing, on either way', () => {
    const { status, text } = errorTable['chat.turn_not_found']
    for (const failure of [
      toFailure(answer(status, text, 'chat.turn_not_found'), named),
      toldFailure({ error: text, code: 'chat.turn_not_found', charged: 'unknown' }),
    ]) {
      expect(failure.kind).toBe('gone')
      expect(failure.note).not.toMatch(/not charged|try again/i)
    }
  })
})
