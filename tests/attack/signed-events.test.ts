import { webhookPath } from '@numeria/contract'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTarget } from './target.ts'

let target: Awaited<ReturnType<typeof openTarget>>
beforeAll(async () => void (target = await openTarget()))
afterAll(() => target.stop())

const now = (): number => Math.floor(Date.now() / 1_000)
const event = (id: string, type = 'checkout.session.completed'): string =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    created: now(),
    data: { object: { id: `cs_${id}`, object: 'checkout.session' } },
  })

const sign = (payload: string, at: number, secret = target.deps.settings.payments.webhookSecret): string =>
  createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')

async function deliver(payload: string, signature: string) {
  const { statusCode, body } = await target.app.inject({
    method: 'POST',
    url: webhookPath,
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
  return { statusCode, body }
}

test.each<[string, (payload: string) => [payload: string, signature: string]]>([
  ['unsigned', (payload) => [payload, '']],
  ['signed with another secret', (payload) => [payload, `t=${now()},v1=${sign(payload, now(), 'whsec_other')}`]],
  ['signed an hour ago', (payload) => [payload, `t=${now() - 3_600},v1=${sign(payload, now() - 3_600)}`]],
  ['signed for another moment', (payload) => [payload, `t=${now()},v1=${sign(payload, now() - 60)}`]],
  ['changed by a letter', (payload) => [`${payload} `, `t=${now()},v1=${sign(payload, now())}`]],
  ['signed by an older scheme', (payload) => [payload, `t=${now()},v0=${sign(payload, now())}`]],
  ['signed with half of the signature', (payload) => [payload, `t=${now()},v1=${sign(payload, now()).slice(0, 32)}`]],
])('an event that is %s is refused and leaves no trace', async (_, made) => {
  const before = await target.rowCounts()
  const answer = await deliver(...made(event('evt_refused')))
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('billing.signature')
  expect(await target.rowCounts()).toEqual(before)
})

test('an event with the signatures of two secrets, as while they are changed, is taken by the one that we know', async () => {
  const payload = event('evt_rotated', 'customer.created')
  const [one, other] = [sign(payload, now(), 'whsec_other'), sign(payload, now())]
  expect(await deliver(payload, `t=${now()},v1=${one},v1=${other}`)).toMatchObject({ statusCode: 200 })
})

/** How often it was counted that an event could not be followed. */
async function failures(): Promise<number> {
  const { values } = await target.deps.metrics.paymentEventsFailed.get()
  return values[0]!.value
}

test.each([
  'null',
  '[]',
  '{}',
  '7',
  '{"id":7,"type":{}}',
  '{"id":"evt_a","type":"invoice.paid","data":null}',
  '{"id":"evt_b","type":"invoice.paid","data":{"object":{"__proto__":{"polluted":true}}}}',
  '{"id":"evt_c","type":"checkout.session.completed","data":{"object":{"object":"checkout.session"}}}',
  '{"id":"evt_d","type":"refund.created","data":{"object":{"id":""}}}',
  '{"id":"evt_e","type":"charge.dispute.created","data":{"object":{"id":7}}}',
  '{"type":"checkout.session.completed","data":{"object":{"id":"cs_without_event"}}}',
  'no JSON',
])(
  'an event that is signed as it should be and makes no sense, %s, leaves no trace, comes again, and is counted for us to be told',
  async (payload) => {
    const [before, failed] = [await target.rowCounts(), await failures()]
    const answer = await deliver(payload, `t=${now()},v1=${sign(payload, now())}`)
    expect([answer.statusCode, answer.body]).toEqual([500, expect.stringContaining('server.failed')])
    expect(await target.rowCounts()).toEqual(before)
    expect(await failures()).toBe(failed + 1)
    expect({}).not.toHaveProperty('polluted')
  },
)

test.each([
  '{"id":"evt_f","type":"some.event","data":null}',
  '{"id":"evt_g","type":"invoice.upcoming","data":{"object":{"object":"invoice"}}}',
])('an event that we do not ask for, %s, is answered as taken, however it looks', async (payload) => {
  const failed = await failures()
  expect(await deliver(payload, `t=${now()},v1=${sign(payload, now())}`)).toMatchObject({ statusCode: 200 })
  expect(await failures()).toBe(failed)
})

test('an event that comes while the provider is away comes again, and is nothing for us to mend', async () => {
  const failed = await failures()
  const away = (api: string) =>
    fetch(`${target.sandbox.url}/_control/payments`, { method: 'PUT', body: JSON.stringify({ webhooks: 'lost', api }) })
  await away('500')
  const payload = event('evt_away')
  const answer = await deliver(payload, `t=${now()},v1=${sign(payload, now())}`)
  await away('ok')
  expect(answer.statusCode).toBe(503)
  expect(await failures()).toBe(failed)
})
