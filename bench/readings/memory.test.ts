import { readingLanguages } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { keepable } from '../../apps/server/src/readings/memory/notes/proposed-memory.ts'
import { readFacts, type Fact } from './memory-facts.ts'

// The shares of facts that are judged right today, each a sentence and the note that a writer made of it: a change that makes one of them fall does not land.
const least = {
  dev: { sensitive: 1, everyday: 0.8 },
  held: { sensitive: 0.8, everyday: 0.5 },
}
const today = { year: 2026, month: 11, day: 23 }

const isRight = ({ sentence, entry, kind }: Fact) =>
  keepable([entry], sentence, [], today).length === (kind === 'everyday' ? 1 : 0)

describe.each(readingLanguages)('in %s', (language) => {
  test.each([
    ['dev', 'sensitive'],
    ['dev', 'everyday'],
    ['held', 'sensitive'],
    ['held', 'everyday'],
  ] as const)('of the %s half, as many notes of %s facts are judged right as before', (half, kind) => {
    const facts = readFacts(half).filter((fact) => fact.language === language && fact.kind === kind)
    expect(facts.length).toBeGreaterThanOrEqual(20)
    expect(facts.filter(isRight).length / facts.length >= least[half][kind]).toBe(true)
  })
})
