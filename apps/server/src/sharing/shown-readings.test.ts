import type { PublicReading } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { ShownReadings } from './shown-readings.ts'

const reading = (response: string) => ({ response }) as PublicReading

describe('what a public reading shows', () => {
  test('is made once for all who look at it, and again after what it is made from changed', async () => {
    const shown = new ShownReadings()
    let made = 0
    const take = (from: string) => shown.take(from, async () => reading(`${from} ${(made += 1)}`))
    const [first, second, third] = [await take('a'), await take('a'), await take('b')]
    expect(second).toBe(first)
    expect(third.version).not.toBe(first.version)
    expect(made).toBe(2)
  })

  test('is not kept without end', async () => {
    const shown = new ShownReadings()
    let made = 0
    const take = (from: number) => shown.take(from, async () => reading(`${(made += 1)}`))
    for (let from = 0; from <= 500; from += 1) await take(from)
    await take(500)
    expect(made).toBe(501)
    await take(0)
    expect(made).toBe(502)
  })

  test('is tried again after it failed', async () => {
    const shown = new ShownReadings()
    await expect(shown.take('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect((await shown.take('a', async () => reading('here'))).reading.response).toBe('here')
  })
})
