import { QueryObserver } from '@tanstack/react-query'
import type { HistoryEntry } from '@numeria/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { changeHistory, historyQuery, knownHistory, refreshHistory } from './history-cache.ts'
import { withFinished } from './known-history.ts'

const entry = (turnId: string): HistoryEntry => ({
  turnId,
  conversationId: 'conversation',
  reading: 'chat',
  message: 'Who am I?',
  response: 'A four.',
  language: 'en',
  createdAt: '2026-11-21T10:00:00.000Z',
  creditsCost: 3,
  stopped: false,
  rewriteOf: null,
  canRewrite: false,
  replaced: false,
  suggestedReadings: [],
})

/** A page that shows the conversation, and a server whose answers come when the test says so. */
function watch() {
  const queryClient = createQueryClient()
  const answers: ((page: HistoryEntry[]) => void)[] = []
  const query = historyQuery(null, () => new Promise((resolve) => answers.push(resolve)))
  const observer = new QueryObserver(queryClient, query)
  onTestFinished(observer.subscribe(() => {}))
  const shown = () => knownHistory(queryClient, null)?.entries.map(({ turnId }) => turnId)
  const isSettled = () => expect.poll(() => queryClient.isFetching()).toBe(0)
  return { queryClient, answers, shown, isSettled }
}

describe('the conversation on the screen', () => {
  test('keeps a reading that was finished while an older answer was on its way', async () => {
    const { queryClient, answers, shown, isSettled } = watch()
    answers[0]!([entry('a')])
    await isSettled()
    void refreshHistory(queryClient)
    await changeHistory(queryClient, (known) => withFinished(known, entry('b')))
    expect(answers).toHaveLength(3)
    answers[1]!([entry('a')])
    expect(shown()).toEqual(['a', 'b'])
    answers[2]!([entry('a'), entry('b'), entry('c')])
    await isSettled()
    expect(shown()).toEqual(['a', 'b', 'c'])
  })

  test('does not bring back what was deleted while an older answer was on its way', async () => {
    const { queryClient, answers, shown, isSettled } = watch()
    answers[0]!([entry('a'), entry('b')])
    await isSettled()
    void refreshHistory(queryClient)
    await changeHistory(queryClient, (known) => ({ ...known, entries: [entry('a')] }))
    answers[1]!([entry('a'), entry('b')])
    answers[2]!([entry('a')])
    await isSettled()
    expect(shown()).toEqual(['a'])
  })

  test('is asked for anew when a reading is finished before the first answer came', async () => {
    const { queryClient, answers, shown, isSettled } = watch()
    await changeHistory(queryClient, (known) => withFinished(known, entry('b')))
    await expect.poll(() => answers.length).toBe(2)
    answers[0]!([entry('a')])
    answers[1]!([entry('a'), entry('b')])
    await isSettled()
    expect(shown()).toEqual(['a', 'b'])
  })

  test('is not asked for again when nothing was on its way', async () => {
    const { queryClient, answers, shown, isSettled } = watch()
    answers[0]!([entry('a')])
    await isSettled()
    await changeHistory(queryClient, (known) => withFinished(known, entry('b')))
    expect(shown()).toEqual(['a', 'b'])
    expect(answers).toHaveLength(1)
  })
})
