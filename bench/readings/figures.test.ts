import { describe, expect, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import { measure, type Outcome } from './measure.ts'

const { outcomes } = measure(readCorpus())

/** How many of a list are judged right; 1 where the corpus has none. */
function share(list: Outcome['list'], fits: (outcome: Outcome) => boolean = () => true): number {
  const all = outcomes.filter((outcome) => outcome.list === list && fits(outcome))
  return all.length === 0 ? 1 : all.filter(({ isRight }) => isRight).length / all.length
}

describe('the check of a reading', () => {
  test.each(['en', 'pt', 'es', 'fr', 'de', 'it'])('refuses 95 % of the planted errors in %s', (language) => {
    expect(share('planted_errors', (outcome) => outcome.language === language)).toBeGreaterThanOrEqual(0.95)
  })

  test('keeps 99 % of the natural sentences', () => {
    expect(share('natural')).toBeGreaterThanOrEqual(0.99)
  })
})
