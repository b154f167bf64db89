import { chargedAfter, errorTable, saysNotCharged, type ErrorCode } from '@numeria/contract'
import { BirthDate, ChatRequest, FullName } from '@numeria/contract/schemas'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { said } from './pt/error-sentences.ts'

const codes = Object.keys(errorTable) as ErrorCode[]

const root = join(import.meta.dirname, '../../../..')
const sources = [
  ...globSync('packages/contract/src/*schemas.ts', { cwd: root }).filter((file) => !file.includes('analytics')),
  ...globSync('apps/server/src/**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.') && !file.includes('/platform/'),
  ),
]
/** Sentences that the server writes for one field, in contrast to those of `errorTable`. Sentences with a value in them are tested by what refuses it. */
const fieldSentences = sources.flatMap((file) => {
  const code = readFileSync(join(root, file), 'utf8')
  const isSchema = file.startsWith('packages/')
  if (!isSchema && !/'request\.invalid', \{/.test(code)) return []
  return [...code.matchAll(/(['"])((?:Please|An?|The|This|There|Only|Bank|Banks|Sort) (?:(?!\1).)+)\1/g)].map(
    ([, , sentence]) => sentence!,
  )
})

describe('a failure in Portuguese', () => {
  test.each(codes)('%s says as much about money as in English', (code) => {
    const sentence = errorTable[code].text
    const own = said(sentence, code)
    expect(own).not.toBe(sentence)
    const isSaid = saysNotCharged(code)
    expect(/(not|nothing was) charged/i.test(sentence)).toBe(isSaid)
    expect(/cobrado nada|nada foi cobrado/i.test(own)).toBe(isSaid)
    if (isSaid) expect(chargedAfter(code)).toBe('no')
  })

  test('what is wrong with a field is said in Portuguese', () => {
    const wrong = [
      BirthDate.safeParse('1800-01-01'),
      FullName.safeParse(''),
      FullName.safeParse('x'.repeat(10_000)),
      FullName.safeParse('Ana 2'),
      FullName.safeParse('Анна'),
      ChatRequest.safeParse({ message: ' ' }),
      ChatRequest.safeParse({ message: 'a '.repeat(200) }),
      ChatRequest.safeParse({ message: 'a'.repeat(100_000) }),
      ChatRequest.safeParse({ message: 'hi', reading: 'compatibility' }),
      ChatRequest.safeParse({ message: 'hi', other: { fullName: 'Ana', birthDate: '1990-01-01' } }),
    ]
    for (const { error } of wrong)
      for (const { message } of error!.issues) expect(said(message, 'request.invalid')).not.toBe(message)
  })

  test.each([...new Set(fieldSentences)])('has “%s”', (sentence) => {
    expect(said(sentence, 'request.invalid')).not.toBe(sentence)
  })

  test('a field that is not known here keeps the sentence that says what is wrong with it', () => {
    expect(said('This IBAN has a wrong check digit.', 'request.invalid')).toBe('This IBAN has a wrong check digit.')
    expect(said('Something new happened.', 'some.new_code')).toBe('Something new happened.')
  })
})
