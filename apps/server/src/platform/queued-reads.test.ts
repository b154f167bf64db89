import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { queuedRead } from './queued-reads.ts'

/** Reads that end when they are told to. */
function openReads(userId: string) {
  const ends: (() => void)[] = []
  const begin = () => queuedRead(userId, () => new Promise<void>((end) => ends.push(end)))
  return { ends, begin }
}

test('two reads of a person run at a time, and the others wait for them in order, whatever others read', async () => {
  const [ana, eva] = [openReads('ana'), openReads('eva')]
  const ofAna = Promise.all(Array.from({ length: 5 }, ana.begin))
  const ofEva = eva.begin()
  expect([ana.ends.length, eva.ends.length]).toEqual([2, 1])
  for (let ended = 0; ended < 5; ended += 1) {
    ana.ends[ended]!()
    await setImmediate()
    expect(ana.ends).toHaveLength(Math.min(5, ended + 3))
  }
  eva.ends[0]!()
  await Promise.all([ofAna, ofEva])
})

test('a read that fails makes room for the next', async () => {
  const failing = () => queuedRead('ana', () => Promise.reject(new Error('away')))
  const ends = await Promise.allSettled(Array.from({ length: 6 }, failing))
  expect(ends.map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
  expect(await queuedRead('ana', async () => 'read')).toBe('read')
})

test('of more than twenty that wait each further one is refused for a second', async () => {
  const { ends, begin } = openReads('ana')
  const taken = Promise.all(Array.from({ length: 22 }, begin))
  await expect(begin()).rejects.toMatchObject({ code: 'request.too_fast', retryAfterSeconds: 1 })
  for (let ended = 0; ended < 22; ended += 1) {
    ends[ended]!()
    await setImmediate()
  }
  await taken
})
