import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestAccount, packInElements, packOnPage, subscriptionInElements } from '../test-account.ts'

type Account = Awaited<ReturnType<typeof openTestAccount>>
type Params = Stripe.Checkout.SessionCreateParams

let account: Account
beforeAll(async () => void (account = await openTestAccount()))
afterAll(() => account.close())
beforeEach(() => account.reset())

/** Parameters that do not compile, or should not. */
const odd = (params: object): Params => params as Params
const create = (params: object, idempotencyKey?: string) =>
  account.stripe.checkout.sessions.create(odd(params), idempotencyKey === undefined ? {} : { idempotencyKey })
const sessionsMade = async () => (await account.stripe.checkout.sessions.list({ limit: 100 })).data.length

describe('a caller', () => {
  test('without the secret key is turned away', async () => {
    const stranger = account.sdk({}, 'sk_test_wrong')
    await expect(stranger.events.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
  })

  test('of another version of the API is refused', async () => {
    const old = account.sdk({ apiVersion: '2024-06-20' as Stripe.LatestApiVersion })
    await expect(old.events.list()).rejects.toMatchObject({ statusCode: 400, code: 'invalid_stripe_version' })
  })

  test('that asks for what is not played hears so', async () => {
    await expect(account.stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 })
    await expect(account.stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such checkout.session: 'cs_test_none'",
    })
  })

  test('finds the model on the same port, under the same first segment', async () => {
    const { MODEL_API_KEY } = account.sandbox.environment
    const answer = await fetch(`${account.sandbox.url}/v1/models`, {
      headers: { authorization: `Bearer ${MODEL_API_KEY}` },
    })
    expect(await answer.json()).toMatchObject({ object: 'list' })
  })
})

describe('a request', () => {
  const line = packInElements.line_items![0]!

  test.each<[string, object, string, string | undefined]>([
    ['the old hosted mode', { ui_mode: 'hosted' }, 'Invalid ui_mode: must be one of', 'ui_mode'],
    ['the old custom mode', { ui_mode: 'custom' }, 'Invalid ui_mode: must be one of', 'ui_mode'],
    ['the old embedded mode', { ui_mode: 'embedded' }, 'Invalid ui_mode: must be one of', 'ui_mode'],
    [
      'the removed list of methods',
      { payment_method_types: ['card'] },
      'Received unknown parameter',
      'payment_method_types',
    ],
    [
      'an unknown nested name',
      { line_items: [{ ...line, price_data: { ...line.price_data, colour: 'red' } }] },
      'Received unknown parameter: line_items[0][price_data][colour]',
      'line_items[0][price_data][colour]',
    ],
    [
      'an unknown method',
      { allowed_payment_method_types: ['card', 'apple_pay'] },
      'Invalid allowed_payment_method_types[1]: must be one of',
      'allowed_payment_method_types[1]',
    ],
    [
      'an unknown tax behaviour',
      { line_items: [{ ...line, price_data: { ...line.price_data, tax_behavior: 'included' } }] },
      'Invalid line_items[0][price_data][tax_behavior]: must be one of',
      'line_items[0][price_data][tax_behavior]',
    ],
    ['an unknown mode', { mode: 'buy' }, 'Invalid mode: must be one of payment, setup, or subscription', 'mode'],
    ['text for a number', { expires_at: 'soon' }, 'Invalid integer: soon', 'expires_at'],
    ['an empty text', { client_reference_id: '' }, "You passed an empty string for 'client_reference_id'", undefined],
    ['no line', { line_items: [] }, 'Missing required param: line_items.', 'line_items'],
    [
      'no amount',
      { line_items: [{ price_data: { currency: 'eur', product_data: { name: 'x' }, tax_behavior: 'inclusive' } }] },
      'Missing required param: line_items[0][price_data][unit_amount].',
      undefined,
    ],
    [
      'a currency of fancy',
      { line_items: [{ price_data: { ...line.price_data, currency: 'xxx' } }] },
      'Invalid currency: xxx',
      undefined,
    ],
    [
      'less than a card can take',
      { line_items: [{ price_data: { ...line.price_data, unit_amount: 49 } }] },
      'must add up to at least €0.50 eur',
      undefined,
    ],
    ['an address that is none', { return_url: '/success' }, 'Not a valid URL', 'return_url'],
    ['an end too soon', { expires_at: Math.floor(Date.now() / 1_000) + 60 }, 'at least 30 minutes', 'expires_at'],
    ['an end too late', { expires_at: Math.floor(Date.now() / 1_000) + 90_000 }, 'less than 24 hours', 'expires_at'],
    [
      'a stranger as customer',
      { customer_email: undefined, customer: 'cus_none' },
      "No such customer: 'cus_none'",
      'customer',
    ],
    [
      'what the sandbox would ignore',
      { discounts: [{ coupon: 'x' }] },
      'does not play the parameter discounts',
      undefined,
    ],
    ['too much metadata', { metadata: { purchase: 'x'.repeat(501) } }, 'up to 500 characters', undefined],
  ])('with %s is refused by name', async (_, change, message, param) => {
    const refusal = { statusCode: 400, type: 'StripeInvalidRequestError', message: expect.stringContaining(message) }
    await expect(create({ ...packInElements, ...change })).rejects.toMatchObject({
      ...refusal,
      ...(param === undefined ? {} : { param }),
    })
    expect(await sessionsMade()).toBe(0)
  })

  test.each(['cancel_url', 'success_url', 'submit_type', 'custom_text', 'branding_settings', 'after_expiration'])(
    'for our own page may not bring %s, which belongs to the hosted one',
    async (name) => {
      const values: Record<string, unknown> = {
        cancel_url: 'http://localhost/',
        success_url: 'http://localhost/',
        submit_type: 'pay',
        custom_text: { submit: { message: 'x' } },
        branding_settings: { display_name: 'x' },
        after_expiration: { recovery: { enabled: true } },
      }
      await expect(create({ ...packInElements, [name]: values[name] })).rejects.toThrow(
        `not supported with 'ui_mode: elements': ${name}`,
      )
    },
  )

  test('for the hosted page needs somewhere to go, and no return address', async () => {
    await expect(create({ ...packOnPage, success_url: undefined })).rejects.toThrow(
      'Missing required param: success_url',
    )
    await expect(create({ ...packOnPage, return_url: 'http://localhost/' })).rejects.toThrow(
      "not supported with 'ui_mode: hosted_page': return_url",
    )
  })

  test('mixes neither modes and prices, nor two ways to name a customer', async () => {
    await expect(create({ ...packInElements, line_items: subscriptionInElements.line_items })).rejects.toThrow(
      'passed a recurring price',
    )
    await expect(create({ ...subscriptionInElements, line_items: packInElements.line_items })).rejects.toThrow(
      'at least one recurring price',
    )
    await expect(
      create({ ...subscriptionInElements, payment_intent_data: { metadata: {}, description: 'x' } }),
    ).rejects.toThrow('You can not pass `payment_intent_data` in `subscription` mode.')
    const customer = await account.stripe.customers.create({ email: 'ada@example.com' })
    await expect(create({ ...packInElements, customer: customer.id })).rejects.toThrow(
      'You may only specify one of these parameters: customer, customer_email.',
    )
  })

  test('for a customer without an address needs a word on where tax is due', async () => {
    const { id } = await account.stripe.customers.create({ email: 'ada@example.com' })
    const { customer_email: _, ...rest } = packInElements
    await expect(create({ ...rest, customer: id })).rejects.toMatchObject({ code: 'customer_tax_location_invalid' })
    expect(await create({ ...rest, customer: id, customer_update: { address: 'auto' } })).toMatchObject({
      customer: id,
    })
  })
})

describe('an idempotency key', () => {
  test('gives the same answer again and makes nothing new', async () => {
    const first = await create(packInElements, 'purchase:1')
    const second = await create(packInElements, 'purchase:1')
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(await sessionsMade()).toBe(1)
    const { body } = await account.control<{ idempotencyKeys: unknown[] }>('GET', 'payments')
    expect(body.idempotencyKeys).toEqual([
      { id: 'purchase:1', call: 'POST /v1/checkout/sessions', status: 200, replays: 1 },
    ])
  })

  test('with other parameters is an error', async () => {
    await create(packInElements, 'purchase:1')
    await expect(create({ ...packInElements, locale: 'pt' }, 'purchase:1')).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    })
  })

  test('while the first call still runs is a conflict', async () => {
    await account.set({ api: 'slow', delayMs: 1_000, times: 1 })
    const answers = await Promise.allSettled([
      create(packInElements, 'purchase:1'),
      create(packInElements, 'purchase:1'),
    ])
    const refused = answers.find((answer) => answer.status === 'rejected')
    expect(refused?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    expect(await sessionsMade()).toBe(1)
  })

  test('repeats a failure that happened while the call ran', async () => {
    await account.set({ api: '500', times: 1 })
    await expect(create(packInElements, 'purchase:1')).rejects.toMatchObject({ statusCode: 500 })
    await expect(create(packInElements, 'purchase:1')).rejects.toMatchObject({ statusCode: 500 })
    expect(await create(packInElements, 'purchase:2')).toMatchObject({ status: 'open' })
    expect(await sessionsMade()).toBe(1)
  })

  test('is not used up by a request that was refused before it ran', async () => {
    await expect(create({ ...packInElements, ui_mode: 'custom' }, 'purchase:1')).rejects.toThrow('Invalid ui_mode')
    expect(await create(packInElements, 'purchase:1')).toMatchObject({ status: 'open' })
  })

  test('of more than 255 characters is refused', async () => {
    await expect(create(packInElements, 'x'.repeat(256))).rejects.toThrow('up to 255 characters')
  })
})

describe('a provider that is not well', () => {
  test.each([
    ['refuse', 'StripeConnectionError'],
    ['429', 'StripeRateLimitError'],
    ['500', 'StripeAPIError'],
  ])('answers %s as the real one would', async (api, type) => {
    await account.set({ api })
    await expect(account.stripe.events.list()).rejects.toMatchObject({ type })
  })

  test('may never answer', async () => {
    await account.set({ api: 'timeout' })
    await expect(account.sdk({ timeout: 100 }).events.list()).rejects.toMatchObject({ type: 'StripeConnectionError' })
  })

  test('may lose the answer of a call that it did: the key finds it again', async () => {
    // The SDK asks once more by itself after a closed connection.
    await account.set({ api: 'lost_answer', times: 2 })
    await expect(create(packInElements, 'purchase:1')).rejects.toMatchObject({ type: 'StripeConnectionError' })
    expect(await sessionsMade()).toBe(1)
    const found = await create(packInElements, 'purchase:1')
    expect(found.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(await sessionsMade()).toBe(1)
  })

  test('is well again after as many calls as it was told', async () => {
    await account.set({ api: '500', times: 2 })
    const tries = await Promise.allSettled([1, 2, 3].map(() => account.stripe.events.list()))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })
})

describe('what is asked for', () => {
  test('comes in pages, newest first', async () => {
    const made: string[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) made.unshift((await account.stripe.customers.create({ name })).id)
    const first = await account.stripe.customers.list({ limit: 2 })
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true])
    const all: string[] = []
    for await (const { id } of account.stripe.customers.list({ limit: 2 })) all.push(id)
    expect(all).toEqual(made)
  })

  test('is expanded as far as it says, and no further', async () => {
    const { id } = await create(packInElements)
    await account.pay({ sessionId: id })
    const session = await account.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge', 'line_items'],
    })
    expect(session.line_items!.data).toHaveLength(1)
    expect(session.payment_intent).toMatchObject({ status: 'succeeded', latest_charge: { paid: true, amount: 199 } })
    await expect(account.stripe.checkout.sessions.retrieve(id, { expand: ['colour'] })).rejects.toThrow(
      'This property cannot be expanded (colour).',
    )
  })

  test('of customers can be searched', async () => {
    const ada = await account.stripe.customers.create({ email: 'ada@example.com', metadata: { account: 'acc_1' } })
    await account.stripe.customers.create({ email: 'ada@example.com', metadata: { account: 'acc_2' } })
    const { data } = await account.stripe.customers.search({
      query: "email:'ada@example.com' AND metadata['account']:'acc_1'",
    })
    expect(data.map(({ id }) => id)).toEqual([ada.id])
    await expect(account.stripe.customers.search({ query: 'created>5' })).rejects.toThrow('does not play the search')
  })

  test('of a customer who was deleted says so', async () => {
    const { id } = await account.stripe.customers.create({ email: 'ada@example.com' })
    expect(await account.stripe.customers.del(id)).toMatchObject({ deleted: true })
    expect(await account.stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true })
    expect((await account.stripe.customers.list()).data).toEqual([])
  })
})
