import type { PublicReading } from '@numeria/contract'
import { expect, test } from 'vitest'
import { PictureCache } from './picture-cache.ts'
import { paintPublicReading } from './public-picture.ts'

const reading: PublicReading = {
  reading: 'life_path',
  tradition: 'pythagorean',
  language: 'en',
  response: 'You are here to build.',
  fullName: null,
  birthDate: null,
  numbers: [],
  createdOn: '2026-11-21',
}

test('a picture that had to wait is painted when it is asked for again', async () => {
  const cache = new PictureCache()
  const versions = Array.from({ length: 12 }, (_, index) => `version ${index}`)
  const first = await Promise.allSettled(
    versions.map((version) => cache.take(version, () => paintPublicReading(reading, 'en'))),
  )
  const refused = first.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  expect(refused).toHaveLength(4)
  expect(refused[0]).toMatchObject({ code: 'server.busy' })
  const again = await cache.take(versions.at(-1)!, () => paintPublicReading(reading, 'en'))
  expect(again.subarray(1, 4).toString()).toBe('PNG')
})
