import { describe, expect, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import { measure, type Outcome } from './measure.ts'

type Shares = Partial<Record<Outcome['list'], number>>

// The shares that the corpus reaches today: a change that makes one of them fall does not land. README.md names the shares to reach.
const parts: Record<string, { isFresh: boolean; over: Shares; inEachLanguage: Shares }> = {
  'the texts that were read while tuning': {
    isFresh: false,
    over: {
      planted_errors: 0.998,
      right_but_tricky: 0.74,
      natural: 0.875,
      written: 0.998,
      untouched: 0.98,
      written_replies: 1,
      useless: 1,
      crisis: 0.96,
      harmless: 0.99,
    },
    inEachLanguage: { planted_errors: 0.99, natural: 0.865, written: 0.995, crisis: 0.94 },
  },
  // Shares of the seventh set (replies), of the eighth (whole replies for the gate) and of the ninth (messages).
  'the texts that are held out': {
    isFresh: true,
    over: {
      planted_errors: 0.96,
      natural: 0.89,
      written: 0.995,
      untouched: 0.95,
      written_replies: 1,
      replies: 0.95,
      useless: 1,
      crisis: 0.75,
      harmless: 0.979,
    },
    inEachLanguage: { planted_errors: 0.95, natural: 0.86, written: 0.99 },
  },
}

const corpus = readCorpus()

describe.each(Object.entries(parts))('the checks of a reading, over %s', (_, { isFresh, over, inEachLanguage }) => {
  const { outcomes } = measure(corpus.filter(({ file }) => file.endsWith('-fresh.json') === isFresh))

  /** The share of a list that is judged right. */
  function share(list: string, language?: string): number {
    const all = outcomes.filter((each) => each.list === list && (language === undefined || each.language === language))
    if (all.length === 0) throw new Error(`The corpus has no ${list}`)
    return all.filter(({ isRight }) => isRight).length / all.length
  }

  test.each(Object.entries(over))('judge %s no worse than before (%d)', (list, least) => {
    expect(share(list)).toBeGreaterThanOrEqual(least)
  })

  describe.each(['en', 'pt', 'es', 'fr', 'de', 'it'])('in %s', (language) => {
    test.each(Object.entries(inEachLanguage))('judge %s no worse than before (%d)', (list, least) => {
      expect(share(list, language)).toBeGreaterThanOrEqual(least)
    })
  })
})
