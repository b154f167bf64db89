import { expect, test } from 'vitest'
import type { ReadingLanguage } from '@numeria/contract'
import { SentenceStream } from '../../reply/sentences.ts'
import { renderSlots } from '../../reply/slots.ts'
import { NumberCheck } from '../number-check.ts'
import { ofAnotherYear, ofItsYear } from '../test-cases/personal-years.test-cases.ts'

const slots = new Map([
  ['you.life_path', '3'],
  ['you.personal_year', '5'],
  ['you.personal_year.2027', '6'],
  ['you.personal_year.2028', '7'],
])

/** Whether a sentence of the passage is refused. */
function isRefused(language: ReadingLanguage, year: number, text: string, questionYear: number | null = null): boolean {
  const check = new NumberCheck({
    language,
    tradition: 'pythagorean',
    people: [{ id: 'you', firstName: 'Helena', fullName: 'Helena Margarida Duarte', birthDate: '1988-11-29' }],
    today: { year: 2026, month: 11, day: 22 },
    year,
    questionYear,
    factIds: new Set(slots.keys()),
    factTexts: slots,
  })
  const stream = new SentenceStream()
  return [...stream.push(text), stream.rest()]
    .map((raw) => check.judge(renderSlots(raw, slots).sentence))
    .some(({ outcome }) => outcome === 'refused')
}

test.each(ofAnotherYear)('%s, about %d: the number of another year is refused: %s', (language, year, text) => {
  expect(isRefused(language, year, text)).toBe(true)
})

test.each(ofItsYear)('%s, about %d: the number of its year is shown: %s', (language, year, text) => {
  expect(isRefused(language, year, text)).toBe(false)
})

test('the answer to a question about another year may leave that year unsaid', () => {
  expect(isRefused('en', 2026, 'Your Personal Year {{you.personal_year.2027}} likes change.', 2027)).toBe(false)
})
