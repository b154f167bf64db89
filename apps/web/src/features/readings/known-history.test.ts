import { limits, type HistoryEntry } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { withFinished, withNewest, withOlder } from './known-history.ts'

const entry = (number: number): HistoryEntry => ({
  turnId: `turn-${number}`,
  conversationId: 'conversation',
  reading: 'chat',
  message: `Question ${number}`,
  response: 'Yes.',
  language: 'en',
  createdAt: '2026-11-21T10:00:00.000Z',
  creditsCost: 3,
  stopped: false,
  rewriteOf: null,
  canRewrite: false,
  replaced: false,
  suggestedReadings: [],
})
const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => entry(from + index))
const full = limits.historyPage

describe('the known part of a conversation', () => {
  test('a page that is not full is the whole of it', () => {
    expect(withNewest(undefined, entries(0, 3))).toEqual({ entries: entries(0, 3), hasOlder: false })
    expect(withNewest({ entries: entries(0, 9), hasOlder: false }, entries(0, 3)).entries).toHaveLength(3)
  })

  test('grows upwards page by page, each entry once', () => {
    const newest = withNewest(undefined, entries(full, 2 * full))
    expect(newest.hasOlder).toBe(true)
    const more = withOlder(newest, entries(1, full + 1))
    expect(more.entries).toEqual(entries(1, 2 * full))
    expect(more.hasOlder).toBe(true)
    expect(withOlder(more, entries(0, 1))).toEqual({ entries: entries(0, 2 * full), hasOlder: false })
  })

  test('keeps what is older when new turns come at its end', () => {
    const known = { entries: entries(0, 2 * full), hasOlder: false }
    const { entries: now, hasOlder } = withNewest(known, entries(full + 2, 2 * full + 2))
    expect(now).toEqual(entries(0, 2 * full + 2))
    expect(hasOlder).toBe(true)
  })

  test('begins anew when there may be a gap', () => {
    const far = entries(5 * full, 6 * full)
    expect(withNewest({ entries: entries(0, 9), hasOlder: false }, far)).toEqual({ entries: far, hasOlder: true })
  })

  test('a repeated answer does not stand there twice', () => {
    const known = { entries: entries(0, 3), hasOlder: false }
    expect(withFinished(known, entry(1))).toBe(known)
    expect(withFinished(known, entry(3)).entries).toHaveLength(4)
  })

  test('a reading that was written again can be written again no more', () => {
    const known = {
      entries: [
        { ...entry(0), canRewrite: true },
        { ...entry(1), canRewrite: true },
      ],
      hasOlder: false,
    }
    const { entries: now } = withFinished(known, { ...entry(2), rewriteOf: 'turn-0' })
    expect(now.map(({ canRewrite }) => canRewrite)).toEqual([false, true, false])
  })
})
