import { createContext, Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { expressionsIn, pumpsFor, type Expression } from './expressions.ts'

// An expression that looks at a text again for each of its letters stops the whole server. Time is that of the processor, so that a busy machine
// changes nothing.

/** As much as the largest body brings. */
const longest = 16 * 1024
const maxMs = 60

const room = createContext({ clock: () => process.threadCpuUsage().user / 1_000 })
const trial = new Script(`
  texts.map((text) => {
    const began = clock()
    if (expression.global) text.replaceAll(expression, '')
    else expression.test(text)
    return clock() - began
  })`)

/** Milliseconds per text; null for expressions that run for seconds. */
function costsOf({ source, flags }: Pick<Expression, 'source' | 'flags'>, texts: readonly string[]): number[] | null {
  Object.assign(room, { texts, expression: new RegExp(source, flags.replace('y', 'g')) })
  try {
    return trial.runInContext(room, { timeout: 2_000 }) as number[]
  } catch {
    return null
  }
}

/** How an expression costs too much, or null. Short texts come first, so that what explodes does so in time; only what they find slow is tried at length. */
function harmOf(expression: Pick<Expression, 'source' | 'flags'>): string | null {
  for (const length of [48, longest / 4]) {
    const costs = costsOf(expression, pumpsFor(expression, length))
    if (costs === null) return `does not end over ${length} characters`
    const worst = costs.indexOf(Math.max(...costs))
    if (costs[worst]! < 3) continue
    const [text] = pumpsFor(expression, longest).slice(worst)
    // The best of three leaves out what the machine did meanwhile.
    const tries = [1, 2, 3].map(() => costsOf(expression, [text!])?.[0] ?? Infinity)
    if (Math.min(...tries) > maxMs)
      return `takes ${Math.min(...tries).toFixed(0)} ms over ${JSON.stringify(text!.slice(0, 24))}…`
  }
  return null
}

describe('no expression', () => {
  const expressions = expressionsIn(['packages/contract/src', 'packages/numerology/src', 'apps/server/src'])

  test('is overlooked', () => {
    expect(expressions.length).toBeGreaterThan(100)
  })

  test('takes long over the longest text that can be sent', () => {
    expect(expressions.map((each) => ({ ...each, harm: harmOf(each) })).filter(({ harm }) => harm !== null)).toEqual([])
  })

  test.each(['(\\w+\\s?)+$', '\\s+$'])('that is known to be slow would pass: %s', (source) => {
    expect(harmOf({ source, flags: '' })).not.toBeNull()
  })
})
