import { describe, expect, test } from 'vitest'
import type { ReadingLanguage } from '@numeria/contract'
import { instructions } from '../prompts/instructions.ts'
import { gateFaults, type GateFault } from './gate.ts'
import { LeakFinder } from './leaks.ts'
import { leaks, noLeaks, partlyDeclined, refusals } from './refusals-and-leaks.test-cases.ts'

const finder = new LeakFinder(instructions('chat', 'pragmatic', 'pythagorean', 'en'))

function faultsOf(language: ReadingLanguage, text: string): GateFault[] {
  const words = { from: 1, to: 500 }
  return gateFaults({ text, language, words, sections: [], endedByItself: true, leaks: finder }).map(
    ({ fault }) => fault,
  )
}

describe('a reply is no reading', () => {
  test.each(refusals)('where it refuses, in %s: %s', (language, text) => {
    expect(faultsOf(language, text)).toContain('refusal')
  })

  test.each(leaks)('where it tells of its instructions anywhere: %s', (text) => {
    expect(finder.isLeak(text)).toBe(true)
  })

  test('where it repeats a rule word for word between two good sentences', () => {
    const rule = 'Only the people in “people” have numbers here.'
    expect(faultsOf('en', `Your Life Path is fine. ${rule} Your Expression rests.`)).toContain('leaked_instructions')
  })
})

describe('a reply is a reading', () => {
  test.each(partlyDeclined)('where it declines a part of the question, in %s: %s', (language, text) => {
    expect(faultsOf(language, text)).toEqual([])
  })

  test.each(noLeaks)('where it uses words of the instructions for a life: %s', (text) => {
    expect(finder.isLeak(text)).toBe(false)
  })
})
