import { namedReadings, traditions, type ReadingNumbers } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { plainDateOf } from '../facts/calendar.ts'
import { yearOf } from '../facts/asked-year.ts'
import { computeFacts } from '../facts/computed-facts.ts'
import type { KeptNumbers } from '../history/history.queries.ts'
import { tellInPortuguese } from './portuguese-numbers.ts'

const ana = { fullName: 'Yvonne Maria Silva', birthDate: '1990-02-04' }
const bruno = { fullName: 'Bruno Costa', birthDate: '1988-11-02' }
const at = new Date('2026-11-21T10:00:00Z')
const question = 'My birthday, my maturity, my kua and my essence; and 5 May 2028?'

/** Stored numbers of a reading. */
function kept(
  reading: (typeof namedReadings)[number] | 'chat',
  tradition: (typeof traditions)[number] = 'pythagorean',
  change: Partial<KeptNumbers> = {},
): KeptNumbers {
  const other = reading === 'compatibility' ? bruno : null
  const asked = { kind: reading, tone: 'mystic', tradition, language: 'en', person: ana, other } as const
  const { facts, loShu, timeline } = computeFacts({
    ...asked,
    question: change.question ?? question,
    today: plainDateOf(at),
    year: yearOf(reading, change.question ?? question, 'en', plainDateOf(at)),
  })
  const stored = facts.map(({ meaning: _meaning, remarks: _remarks, ...fact }) => fact)
  const numbers: ReadingNumbers = { reading, tradition, person: ana, other, facts: stored, loShu, timeline }
  return { numbers, question, tone: 'mystic', language: 'en', at, ...change }
}

const cases = [...namedReadings, 'chat' as const].flatMap((reading) =>
  traditions.map((tradition) => [reading, tradition] as const),
)
/** Words that no Portuguese sentence has. */
const english =
  /\b(the|and|of|is|are|by|with|number|numbers|year|month|day|letter|letters|name|together|missing|from|personal|life)\b/i
const digits = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll(/(\d),(\d)/g, '$1.$2').match(/[\d.]*\d/g) ?? [])

describe('the numbers of a reading in Portuguese', () => {
  test.each(cases)('%s, %s: the stored numbers, every word of theirs in Portuguese', (reading, tradition) => {
    const stored = kept(reading, tradition)
    const told = tellInPortuguese(stored)
    expect(told.facts.map(({ of, key, value }) => [of, key, value])).toEqual(
      stored.numbers.facts.map(({ of, key, value }) => [of, key, value]),
    )
    for (const [index, { label, text, working, steps }] of told.facts.entries()) {
      const before = stored.numbers.facts[index]!
      expect(digits([text, working, ...steps])).toEqual(digits([before.text, before.working, ...before.steps]))
      for (const line of [label, text, working, ...steps]) expect(line).not.toMatch(english)
    }
    expect(told.timeline?.map(({ value, from }) => [value, from])).toEqual(
      stored.numbers.timeline?.map(({ value, from }) => [value, from]),
    )
    for (const { label } of told.timeline ?? []) expect(label).toMatch(/Pináculo|feira|sábado|domingo| de 202\d$/)
  })

  test('a number that our rules would now give otherwise stays as the reading knew it, words and all', () => {
    const stored = kept('life_path')
    const wrong = { ...stored.numbers.facts[0]!, value: 3, text: '3', working: '1 + 2 = 3', steps: ['1 + 2 = 3'] }
    const numbers = { ...stored.numbers, facts: [wrong, ...stored.numbers.facts.slice(1)] }
    const told = tellInPortuguese({ ...stored, numbers })
    expect(told.facts[0]).toEqual(wrong)
    expect(told.facts[1]!.label).toBe('Expressão')
  })

  test('a step that is worded better now does not keep a number in English', () => {
    const stored = kept('life_path')
    const [first, ...rest] = stored.numbers.facts
    const older = { ...first!, steps: first!.steps.map((step) => step.replace('Together', 'All in all')) }
    expect(
      tellInPortuguese({ ...stored, numbers: { ...stored.numbers, facts: [older, ...rest] } }).facts[0]!.label,
    ).toBe('Caminho de Vida')
  })

  test('numbers that a question in another language named are found again', () => {
    const stored = kept('chat', 'pythagorean', { question: 'maturity?', language: 'de' })
    expect(tellInPortuguese(stored).facts.map(({ label }) => label)).toContain('Maturidade')
  })
})
