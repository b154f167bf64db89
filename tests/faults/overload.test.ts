import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorTable, type ErrorReply } from '../../packages/contract/src/index.ts'
import { pollTimeout } from './harness/timeouts.ts'
import type { Person } from './harness/person.ts'
import { openWorld, type World } from './harness/world.ts'

const places = 4

let world: World
beforeAll(async () => {
  world = await openWorld({ TURNS_AT_ONCE: String(places) })
  await world.startServer()
})
afterAll(() => world.close())

const people = (count: number): Promise<Person[]> => Promise.all(Array.from({ length: count }, () => world.signIn()))

describe('more people ask at once than a process writes for', () => {
  test('whoever is too many is told at once to come back, for nothing; everything else is served; and then there is room again', async () => {
    const [writing, late] = [await people(places), await people(6)]
    const calls = await world.modelCalls()
    await world.model({ mode: 'silent' })
    const begun = writing.map((person) => person.ask())
    await expect.poll(world.modelCalls, pollTimeout).toBe(calls + places)

    // The model stays silent, so no late request waited for it or for a free place.
    const refused = await Promise.all(late.map((person) => person.ask<ErrorReply>()))
    for (const { status, headers, body } of refused) {
      expect([status, body.code, body.error]).toEqual([503, 'server.busy', errorTable['server.busy'].text])
      expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    }
    expect(await world.modelCalls()).toBe(calls + places)
    expect(await world.openHolds()).toBe(places)
    for (const person of late) expect(await person.profile()).toMatchObject({ credits: 5, creditsInUse: 0 })

    await world.model({})
    for (const person of writing) {
      const turn = await person.running()
      await person.stop(turn!.turnId, world.url)
    }
    await Promise.all(begun)
    await expect.poll(() => world.openHolds(), pollTimeout).toBe(0)
    // Those who were sent away come back one after the other, as they were asked to.
    for (const person of late) expect((await person.ask()).status).toBe(200)
    await world.expectTruth()
  })
})
