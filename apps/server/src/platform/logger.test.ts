import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loggerOptions } from './logger.ts'

function logged(error: unknown): Record<string, unknown> {
  let line = ''
  pino(loggerOptions('info'), { write: (text: string) => void (line = text) }).error({ err: error }, 'it failed')
  return JSON.parse(line) as Record<string, unknown>
}

test('an error is logged with its code, its stack and its causes', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(logged(new Error('the model cannot be reached', { cause }))['err']).toEqual({
    type: 'Error',
    message: 'the model cannot be reached',
    stack: expect.stringContaining('logger.test.ts'),
    cause: { type: 'Error', message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', stack: expect.any(String) },
  })
})

test.each([
  [
    'a row that a database quotes',
    Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(ada@example.com)' }),
  ],
  ['a text that could not be parsed', jsonError('ada@example.com')],
  ['a value that a schema refused', new Error('no', { cause: z.enum(['a']).safeParse('ada@example.com').error })],
])('%s does not reach the log', (_what, error) => {
  expect(JSON.stringify(logged(error))).not.toContain('ada@example')
})

function jsonError(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}
