import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { slidingWindow } from './sliding-window.ts'

test('no span of the window has more beginnings than allowed, wherever it starts, and all begin in their order', async () => {
  const [most, ms] = [5, 100]
  const begin = slidingWindow(most, ms)
  const begun: { nth: number; at: number }[] = []
  const all: Promise<void>[] = []
  for (let nth = 0; nth < 32; nth += 1) {
    // A few come late in a window, and the rest at its turn.
    if (nth === 3) await pause(ms - 10)
    all.push(begin().then((at) => void begun.push({ nth, at })))
  }
  await Promise.all(all)
  expect(begun.map(({ nth }) => nth)).toEqual(begun.map((_, nth) => nth))
  for (const [nth, { at }] of begun.entries())
    if (nth >= most) expect(at - begun[nth - most]!.at).toBeGreaterThanOrEqual(ms)
})
