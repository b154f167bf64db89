import { describe, expect, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import { measure, type Outcome } from './measure.ts'

// The shares that the corpus reaches today: a change that makes one of them fall does not land. README.md names the shares to reach.
const reached: Record<Outcome['list'], number> = {
  planted_errors: 0.97,
  right_but_tricky: 0.94,
  natural: 0.99,
  written: 0.998,
  written_replies: 1,
  replies: 1,
  useless: 1,
  crisis: 0.95,
  harmless: 0.99,
}
const reachedInEachLanguage: Partial<typeof reached> = { planted_errors: 0.96, natural: 0.97, crisis: 0.9 }

const { outcomes } = measure(readCorpus())

/** The share of a list that is judged right; 1 where the corpus has none. */
function share(list: string, language?: string): number {
  const all = outcomes.filter((each) => each.list === list && (language === undefined || each.language === language))
  return all.length === 0 ? 1 : all.filter(({ isRight }) => isRight).length / all.length
}

describe('the checks of a reading, over the corpus', () => {
  test.each(Object.entries(reached))('judge %s no worse than before (%d)', (list, least) => {
    expect(share(list)).toBeGreaterThanOrEqual(least)
  })

  describe.each(['en', 'pt', 'es', 'fr', 'de', 'it'])('in %s', (language) => {
    test.each(Object.entries(reachedInEachLanguage))('judge %s no worse than before (%d)', (list, least) => {
      expect(share(list, language)).toBeGreaterThanOrEqual(least)
    })
  })
})
