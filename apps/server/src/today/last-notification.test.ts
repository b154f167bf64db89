import { limits } from '@numeria/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Push } from '../integrations/push.ts'
import { sendPushes } from './send-pushes.ts'
import { sendReminders } from './send-reminders.ts'
import { openReminders } from './test-reminders.ts'

let world: Awaited<ReturnType<typeof openReminders>>
beforeAll(async () => void (world = await openReminders()))
afterAll(() => world.stop())
beforeEach(async () => {
  await world.deps.db.deleteFrom('push_devices').execute()
  await world.deps.db.deleteFrom('day_reminders').execute()
})

/** Every reminder of the day before is over then, and that of the day is due. */
const nextNoon = () =>
  new Date((Math.floor(world.deps.clock.now().getTime() / 86_400_000) + 1.5) * 86_400_000).toISOString()

/** A person with a device, whose next notification is the last one. */
async function quietPerson() {
  const [one, device] = [await world.person(), world.newDevice()]
  await one.add(device)
  await world.pass(limits.unopenedReminders * 24)
  await world.mails()
  const titles = async () => (await world.pushes()).map((message) => device.read(message).title)
  return { ...one, device, titles }
}

test.each(['500', '429'])('the last notification is tried again where the push service answers %s', async (mode) => {
  const one = await quietPerson()
  await world.pushMode(mode, { times: 2 })
  await world.pass(24)
  expect(await one.titles()).toEqual(['This is the last notification'])
  expect(await one.reminders()).toMatchObject({ ended: 'quiet', devices: [] })
  await world.pass(48)
  expect(await world.pushes()).toHaveLength(1)
})

test.each([
  ['three times', '500', 3],
  ['for good', '410', 1],
])('a last notification that the push service refuses %s is not sent, and its device goes', async (_, mode, times) => {
  const one = await quietPerson()
  await world.pushMode(mode, { times })
  await world.pass(48)
  expect(await world.pushes()).toEqual([])
  expect(await one.reminders()).toMatchObject({ ended: 'quiet', devices: [] })
})

test('a last notification is sent once at most where the process dies that sends it, and its device goes', async () => {
  const one = await quietPerson()
  world.waitUntil(nextNoon())
  await sendReminders(world.deps)
  const { push } = world.deps
  const died = Promise.withResolvers<never>()
  const begun = Promise.withResolvers<void>()
  const sending = sendPushes({
    ...world.deps,
    push: {
      ...push!,
      send: async (...message) => {
        await push!.send(...message)
        begun.resolve()
        return died.promise
      },
    },
  })
  await begun.promise
  await world.pass(2)
  expect(await one.titles()).toEqual(['This is the last notification'])
  expect(await one.reminders()).toMatchObject({ ended: 'quiet', devices: [] })
  died.reject(new Error('the process has died'))
  await expect(sending).rejects.toThrow('died')
})

test('a device that is added again while its last notification is on its way stays', async () => {
  const one = await quietPerson()
  world.waitUntil(nextNoon())
  await sendReminders(world.deps)
  const { push } = world.deps
  const send: Push['send'] = async (...message) => {
    await one.add(one.device)
    return push!.send(...message)
  }
  await sendPushes({ ...world.deps, push: { ...push!, send } })
  expect(await one.reminders()).toMatchObject({ ended: null, devices: [one.device.id] })
  await world.pass(24)
  expect(await world.pushes()).toHaveLength(2)
})
