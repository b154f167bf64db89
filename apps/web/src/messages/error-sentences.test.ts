import {
  chargedAfter,
  errorSentence,
  errorTable,
  fieldErrorOf,
  fieldErrors,
  saysNotCharged,
  type ErrorCode,
  type FieldErrorCode,
} from '@numeria/contract'
import { BirthDate, CancellationRequest, ChatRequest, FullName } from '@numeria/contract/schemas'
import { describe, expect, test } from 'vitest'
import { errorTexts as en } from './en/error-sentences.ts'
import { errorTexts as pt } from './pt/error-sentences.ts'

const codes = Object.keys(errorTable) as ErrorCode[]
const fieldCodes = Object.keys(fieldErrors) as FieldErrorCode[]

const parametersOf = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))

describe('a failure in Portuguese', () => {
  test.each(codes)('%s says as much about money as in English', (code) => {
    expect(pt.errors[code]).not.toBe(en.errors[code])
    const isSaid = saysNotCharged(code)
    expect(/(not|nothing was) charged/i.test(en.errors[code])).toBe(isSaid)
    expect(/cobrado nada|nada foi cobrado/i.test(pt.errors[code])).toBe(isSaid)
    if (isSaid) expect(chargedAfter(code)).toBe('no')
  })

  test.each(codes)('%s names the same values as in English', (code) => {
    expect(parametersOf(pt.errors[code])).toEqual(parametersOf(en.errors[code]))
  })
})

describe('the refusal of a field', () => {
  test.each(fieldCodes)('%s names its values in each page language', (code) => {
    for (const { fields } of [en, pt]) expect(parametersOf(fields[code])).toEqual(new Set(fieldErrors[code]))
    expect(pt.fields[code]).not.toBe(en.fields[code])
  })

  const cancellation = { email: 'ana@example.com', orderNumber: '1', kind: 'ordinary', reason: 'x'.repeat(2_001) }
  test.each([
    [BirthDate.safeParse('1800-01-01'), 'Indica uma data que exista, a partir de 1900.'],
    [FullName.safeParse(''), 'Escreve o teu nome legal completo.'],
    [FullName.safeParse('x'.repeat(10_000)), 'Usa no máximo 100 caracteres.'],
    [FullName.safeParse('Анна'), 'Escreve o nome em letras latinas, como num passaporte.'],
    [ChatRequest.safeParse({ message: ' ' }), 'Preenche este campo.'],
    [ChatRequest.safeParse({ message: 'a '.repeat(200) }), 'Usa no máximo 150 palavras.'],
    [CancellationRequest.safeParse(cancellation), 'Usa no máximo 2000 caracteres.'],
  ])('%# is told from its code and its values', ({ error }, sentence) => {
    const fieldError = fieldErrorOf(error!.issues[0]!)
    expect(errorSentence(pt, { code: 'request.invalid', fieldError })).toBe(sentence)
  })

  test('writes numbers as the page language does', () => {
    const fieldError = { code: 'field.too_long', params: { max: 2_000 } } as const
    expect(errorSentence(en, { code: 'request.invalid', fieldError })).toBe('Please use at most 2,000 characters.')
  })
})
