import { limits, routes, type Reminders } from '@numeria/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { webPush } from '../integrations/push.ts'
import { finishDeletions } from '../user-data/deletion.ts'
import { sendPushes } from './send-pushes.ts'
import { sendReminders } from './send-reminders.ts'
import { openReminders } from './test-reminders.ts'

let world: Awaited<ReturnType<typeof openReminders>>
beforeAll(async () => void (world = await openReminders()))
afterAll(() => world.stop())
beforeEach(async () => void (await world.mails()))
afterEach(async () => {
  await world.deps.db.deleteFrom('push_devices').execute()
  await world.deps.db.deleteFrom('day_reminders').execute()
})

/** A person with a device that gets the numbers at 8 o’clock in UTC. */
async function personWithDevice(more: object = {}, headers: Record<string, string> = {}) {
  const [one, device] = [await world.person(), world.newDevice()]
  const added = await one.add(device, more, headers)
  expect(added.statusCode).toBe(201)
  return { ...one, device, saved: added.json<Reminders>() }
}

const namesOfPushed = async () => (await world.pushes()).map(({ device }) => device)
const devicesOf = async (one: { reminders(): Promise<Reminders> }) => (await one.reminders()).devices

describe('a notification with the numbers of the day', () => {
  test('comes once a day to each device, without an e-mail, and says neither name nor birth date', async () => {
    const { device, saved, ...one } = await personWithDevice()
    const phone = world.newDevice()
    await one.add(phone)
    expect(saved).toMatchObject({ email: false, devices: [device.id], pushKey: expect.stringMatching(/^[\w-]{87}$/) })
    await world.pass(24)
    const pushed = await world.pushes()
    expect(pushed.map((message) => message.device).toSorted()).toEqual([device.name, phone.name].toSorted())
    const message = pushed.find((each) => each.device === device.name)!
    const shown = device.read(message)
    expect(shown).toEqual({
      title: expect.stringMatching(/^Personal Day [1-9]: .+/),
      body: expect.stringMatching(/\.$/),
      lang: 'en',
    })
    expect(JSON.stringify(shown)).not.toMatch(/Mary|Quinn|1990|July|07-14/)
    // Past midnight nobody wants them any more.
    expect(message.ttl).toBeLessThanOrEqual(16 * 3_600)
    expect(message.topic).toBe('today')
    expect(await world.mails()).toEqual([])
    await world.pass(24)
    expect(await world.pushes()).toHaveLength(2)
    expect(world.log()).not.toContain(device.name)
  })

  test('is in the language of the page on which it was asked for', async () => {
    const { device } = await personWithDevice({ tone: 'pragmatic' }, { 'accept-language': 'pt-PT,pt' })
    await world.pass(24)
    expect(device.read((await world.pushes())[0]!)).toMatchObject({ title: /^Dia Pessoal/, lang: 'pt' })
  })

  test('comes beside the e-mail, once each, however many processes send', async () => {
    const one = await personWithDevice()
    await one.save('UTC')
    world.passTime(24 * 60)
    await Promise.all(Array.from({ length: 4 }, () => sendReminders(world.deps)))
    await Promise.all(Array.from({ length: 4 }, () => sendPushes(world.deps)))
    expect(await namesOfPushed()).toEqual([one.device.name])
    expect((await world.mails()).map(({ to }) => to)).toEqual([one.address])
  })

  test('is not doubled by an e-mail that is tried again', async () => {
    const one = await personWithDevice()
    await one.save('UTC')
    world.passTime(24 * 60)
    const away = Object.assign(new Error('no connection'), { code: 'ESOCKET', command: 'CONN' })
    await sendReminders({ ...world.deps, mail: { send: () => Promise.reject(away) } })
    await sendPushes(world.deps)
    await world.pass(2)
    expect(await namesOfPushed()).toEqual([one.device.name])
    expect(await world.mails()).toHaveLength(1)
  })
})

describe('a push service', () => {
  test.each(['404', '410'])('that answers %s ends the notifications of that device, and nothing else', async (mode) => {
    const one = await personWithDevice()
    const phone = world.newDevice()
    await one.add(phone)
    await world.pushMode(mode, { device: phone.name })
    await world.pass(24)
    expect(await devicesOf(one)).toEqual([one.device.id])
    expect(await namesOfPushed()).toEqual([one.device.name])
    await world.pushMode(mode, { device: one.device.name })
    await world.pass(24)
    expect(await world.deps.db.selectFrom('day_reminders').select('due_at').execute()).toEqual([{ due_at: null }])
  })

  test.each(['500', '429'])('that answers %s is asked again later, three times in all', async (mode) => {
    const one = await personWithDevice()
    await world.pushMode(mode, { times: 2 })
    await world.pass(24)
    expect(await namesOfPushed()).toEqual([one.device.name])
    await world.pushMode(mode, { times: 3 })
    await world.pass(24)
    expect(await namesOfPushed()).toEqual([one.device.name])
    await world.pass(24)
    expect(await namesOfPushed()).toHaveLength(2)
  })

  test('that took a message and never answered gets it once', async () => {
    const one = await personWithDevice()
    const { push, settings } = world.deps
    world.deps.push = webPush(settings, 200)
    await world.pushMode('silent', { times: 1 })
    await world.pass(24)
    expect(await namesOfPushed()).toEqual([one.device.name])
    world.deps.push = push
  })

  test('that cannot be reached is asked again, and never on another day', async () => {
    await personWithDevice({ hour: 23 })
    world.waitUntil(
      new Date(Math.ceil(world.deps.clock.now().getTime() / 86_400_000) * 86_400_000 - 1_000).toISOString(),
    )
    await sendReminders(world.deps)
    await world.pushMode('500', { times: 1 })
    await sendPushes(world.deps)
    world.passTime(15)
    await sendPushes(world.deps)
    expect(await world.pushes()).toEqual([])
  })

  test.each([
    'https://example.com/push',
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com.example.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://user@fcm.googleapis.com/a',
    'https://169.254.169.254/latest',
    'http://127.0.0.1:9/push/a',
    'file:///etc/passwd',
    'push',
  ])('at %s is not called: no device is added', async (endpoint) => {
    const one = await world.person()
    const { keys } = world.newDevice().subscription
    const refused = await one.add({ ...world.newDevice(), subscription: { endpoint, keys } })
    expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([400, 'endpoint'])
    expect(await devicesOf(one)).toEqual([])
  })

  test('is sent nothing for a key that is none: no device is added', async () => {
    const one = await world.person()
    const { endpoint, keys } = world.newDevice().subscription
    const refused = await one.add({
      ...world.newDevice(),
      subscription: { endpoint, keys: { ...keys, p256dh: 'p'.repeat(87) } },
    })
    expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([400, 'p256dh'])
  })

  test('of the sandbox is left by no address that climbs out of it', async () => {
    const one = await world.person()
    const { keys, endpoint } = world.newDevice().subscription
    for (const path of ['/../_control/reset', '/%2e%2e/_control/reset', '\\..\\..\\_control\\reset']) {
      const climbing = endpoint.replace(/\/[^/]+$/, path)
      const refused = await one.add({ ...world.newDevice(), subscription: { endpoint: climbing, keys } })
      expect(refused.statusCode).toBe(400)
    }
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('of a browser is known: %s', async (endpoint) => {
    const one = await world.person()
    const { keys } = world.newDevice().subscription
    expect((await one.add({ ...world.newDevice(), subscription: { endpoint, keys } })).statusCode).toBe(201)
  })
})

describe('notifications end', () => {
  test('by one press for one device, and the choice is forgotten with the last one', async () => {
    const one = await personWithDevice()
    const phone = world.newDevice()
    await one.add(phone)
    expect((await one.remove(one.device)).statusCode).toBe(204)
    expect(await devicesOf(one)).toEqual([phone.id])
    await world.pass(24)
    expect(await namesOfPushed()).toEqual([phone.name])
    await one.remove(phone)
    expect(await world.deps.db.selectFrom('day_reminders').select('due_at').execute()).toEqual([{ due_at: null }])
  })

  test('for nobody else: another person’s device stays', async () => {
    const [one, other] = [await personWithDevice(), await personWithDevice()]
    await one.remove(other.device)
    expect(await devicesOf(other)).toEqual([other.device.id])
  })

  test('for a person who left a browser to another one', async () => {
    const one = await personWithDevice()
    const other = await world.person()
    await other.add(one.device)
    expect(await devicesOf(one)).toEqual([])
    expect(await devicesOf(other)).toEqual([one.device.id])
    await world.pass(24)
    expect(await namesOfPushed()).toEqual([one.device.name])
  })

  test('with one last message after 14 that nobody opened', async () => {
    const one = await personWithDevice()
    await world.pass((limits.unopenedReminders + 4) * 24)
    const pushed = await world.pushes()
    expect(pushed).toHaveLength(limits.unopenedReminders + 1)
    expect(one.device.read(pushed.at(-1)!).title).toBe('This is the last notification')
    expect(await one.reminders()).toMatchObject({ ended: 'quiet', devices: [] })
    // A device that is added again brings no e-mails along.
    await one.add(one.device)
    expect(await one.reminders()).toMatchObject({ ended: null, email: false, devices: [one.device.id] })
    await world.pass(24)
    expect(await world.pushes()).toHaveLength(limits.unopenedReminders + 2)
  })

  test.each([
    ['not taken', { code: 'ESOCKET', command: 'CONN' }, 1],
    ['refused', { code: 'EENVELOPE', responseCode: 550 }, 0],
  ])(
    'with one last notification, and e-mails asked for again bring no device back, when the last e-mail is %s',
    async (_, fault, letters) => {
      const one = await personWithDevice()
      await one.save('UTC')
      await world.pass(limits.unopenedReminders * 24)
      await world.mails()
      const { mail } = world.deps
      const error = Object.assign(new Error('the mail server fails'), fault)
      world.deps.mail = { send: () => Promise.reject(error) }
      await world.pass(24)
      world.deps.mail = mail
      await world.pass(24)
      const pushed = await world.pushes()
      expect(pushed.map((message) => one.device.read(message).title)).toEqual(['This is the last notification'])
      expect((await world.mails()).map(({ subject }) => subject)).toEqual(
        Array.from({ length: letters }, () => 'This is your last e-mail with the numbers of the day'),
      )
      expect(await one.reminders()).toMatchObject({ ended: 'quiet', devices: [] })
      await one.save('UTC')
      await world.pass(24)
      expect(await world.pushes()).toEqual([])
      expect(await world.mails()).toHaveLength(1)
    },
  )

  test('for the oldest device when there are more than 10', async () => {
    const one = await personWithDevice()
    for (let count = 0; count < limits.pushDevices; count += 1) {
      world.passTime(1)
      await one.add(world.newDevice())
    }
    const devices = await devicesOf(one)
    expect(devices).toHaveLength(limits.pushDevices)
    expect(devices).not.toContain(one.device.id)
  })

  test('not with the e-mails, which the mail server of the person refuses', async () => {
    const one = await personWithDevice()
    await one.save('UTC')
    const { db } = world.deps
    await db.updateTable('users').set({ email: 'gone@refused.example' }).where('user_id', '=', one.userId).execute()
    await world.pass(48)
    expect(await one.reminders()).toMatchObject({ ended: 'refused', devices: [one.device.id] })
    expect(await namesOfPushed()).toHaveLength(2)
  })

  test('with the account', async () => {
    const one = await personWithDevice()
    const body = { email: one.address }
    expect((await one.browser.send('DELETE', routes.deleteAccount.path, { token: one.token, body })).statusCode).toBe(
      204,
    )
    await finishDeletions(world.deps)
    expect(await world.everyRow()).not.toContain(one.device.name)
    await world.pass(48)
    expect(await world.pushes()).toEqual([])
  })
})

test('without a key for push services none is offered', async () => {
  const one = await world.person()
  const { push } = world.deps
  world.deps.push = null
  expect((await one.reminders()).pushKey).toBe(null)
  expect((await one.add(world.newDevice())).json()).toMatchObject({ code: 'today.push_off' })
  world.deps.push = push
})
