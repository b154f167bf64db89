import { expect, test } from 'vitest'
import { findDanger } from '../../apps/server/src/readings/safety/find-danger.ts'
import { corpusMessages, trainingMessages, type Message } from './danger-messages.ts'

// The shares that the filter reaches today on the ninth set, which is held out: a change that makes one of them fall does not land. The next set has shares of its own.
const least = { plain: 0.9, indirect: 0.61, harmless: 0.979 }
const leastOfLearned = { plain: 0.956, indirect: 0.858, harmless: 0.998 }

function share(messages: readonly Message[], wording: string): number {
  const all = messages.filter((message) => message.wording === wording)
  if (all.length === 0) throw new Error(`No ${wording} messages to measure by`)
  return all.filter(({ text, danger }) => (findDanger(text) === null) === (danger === null)).length / all.length
}

test.each(Object.entries(least))(
  'of %s messages that are held out, the filter judges as many right as before (%d)',
  (wording, floor) => {
    expect(share(corpusMessages(true), wording)).toBeGreaterThanOrEqual(floor)
  },
)

test.each(Object.entries(leastOfLearned))(
  'of %s messages that it learned from, the filter judges most right (%d)',
  (wording, floor) => {
    expect(share(trainingMessages(), wording)).toBeGreaterThanOrEqual(floor)
  },
)
