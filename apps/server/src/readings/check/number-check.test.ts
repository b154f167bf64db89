import { describe, expect, test } from 'vitest'
import type { ReadingLanguage } from '@numeria/contract'
import { SentenceStream } from '../reply/sentences.ts'
import { NumberCheck, type CheckPerson, type RenderedSentence, type Verdict } from './number-check.ts'
import { right } from './test-cases/right-numbers.test-cases.ts'
import { unsaidAndFar } from './test-cases/unsaid-and-far-numbers.test-cases.ts'
import { sums } from './test-cases/sums.test-cases.ts'
import { wrong } from './test-cases/wrong-numbers.test-cases.ts'

const helena: CheckPerson = {
  id: 'you',
  firstName: 'Helena',
  fullName: 'Helena Margarida Duarte',
  birthDate: '1988-11-29',
}
const rui: CheckPerson = { id: 'rui', firstName: 'Rui', fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14' }

function checkFor(language: ReadingLanguage, isPair: boolean): NumberCheck {
  return new NumberCheck({
    language,
    tradition: 'pythagorean',
    people: isPair ? [helena, rui] : [helena],
    today: { year: 2026, month: 11, day: 22 },
    year: 2026,
    factIds: new Set(['you.life_path', 'you.life_path.working', 'you.expression', 'rui.life_path']),
    factTexts: new Map(),
  })
}

/** The refused sentences of a text, read sentence by sentence as a stream brings it. */
function refused(language: ReadingLanguage, isPair: boolean, text: string): Verdict[] {
  const check = checkFor(language, isPair)
  const stream = new SentenceStream()
  return [...stream.push(text), stream.rest()]
    .map((sentence) => check.judge({ text: sentence, slots: [] }))
    .filter(({ outcome }) => outcome === 'refused')
}

/** A sentence whose slots are written '<id:shown>'. */
function rendered(written: string): RenderedSentence {
  const slots: { start: number; end: number; id: string }[] = []
  let text = ''
  for (const [, before, id, shown] of written.matchAll(/([^<]*)(?:<([a-z_.0-9]+):([^>]*)>)?/g)) {
    text += before
    if (id !== undefined) slots.push({ start: text.length, end: text.length + shown!.length, id })
    text += shown ?? ''
  }
  return { text, slots }
}

describe('a wrong number is refused', () => {
  test.each([...wrong, ...unsaidAndFar])('%s, pair %s: %s', (language, isPair, text) => {
    expect(refused(language, isPair, text)).not.toEqual([])
  })
})

describe('a sum outside slots is refused, also where it is right', () => {
  test.each(sums)('%s, pair %s: %s', (language, isPair, text) => {
    expect(refused(language, isPair, text)).not.toEqual([])
  })
})

describe('a right or harmless number is not', () => {
  test.each(right)('%s, pair %s: %s', (language, isPair, text) => {
    expect(refused(language, isPair, text)).toEqual([])
  })
})

describe('a number from a slot', () => {
  test('is right', () => {
    const sentence = rendered('Your Life Path <you.life_path:3> speaks, and <you.expression:6> cares.')
    expect(checkFor('en', false).judge(sentence)).toEqual({ outcome: 'fine' })
  })

  test('shows a whole sum', () => {
    const sentence = rendered(
      'Your Life Path <you.life_path:3> comes from <you.life_path.working:11 + 11 + 8 = 30 → 3>.',
    )
    expect(checkFor('en', false).judge(sentence)).toEqual({ outcome: 'fine' })
  })

  test('is refused where no fact has its id', () => {
    const sentence = rendered('Your Pinnacle is <you.pinnacle.9:4>.')
    expect(checkFor('en', false).judge(sentence)).toMatchObject({ rule: 'unknown_slot' })
  })

  test('is refused beside the name of another number', () => {
    const sentence = rendered('Your Life Path is <you.expression:6>.')
    expect(checkFor('en', false).judge(sentence)).toMatchObject({ rule: 'slot_mismatch' })
  })
})

test('a refusal says what the fact is', () => {
  expect(refused('pt', false, 'O teu caminho de vida é 7.')).toEqual([
    { outcome: 'refused', rule: 'wrong_value', claimed: '7', facts: ["Helena's Life Path is 3"] },
  ])
})

test('a refused sentence leaves the context as it was', () => {
  const check = checkFor('en', false)
  check.judge({ text: 'Let us begin with your Life Path.', slots: [] })
  check.judge({ text: ' Your Expression is a 9.', slots: [] })
  expect(check.judge({ text: ' It is a 3.', slots: [] })).toEqual({ outcome: 'fine' })
  expect(check.judge({ text: ' It is a 6.', slots: [] })).toMatchObject({ outcome: 'refused' })
})

test('what a model never ends costs no time', () => {
  for (const text of [
    '7 '.repeat(300),
    '11 + '.repeat(120),
    '| 7 '.repeat(150),
    'Life Path '.repeat(60),
    '('.repeat(600),
  ]) {
    const check = checkFor('en', true)
    const began = performance.now()
    check.judge({ text, slots: [] })
    expect(performance.now() - began).toBeLessThan(500)
  }
})
