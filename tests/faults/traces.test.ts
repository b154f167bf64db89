import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes, type CheckoutSessionReply } from '../../packages/contract/src/index.ts'
import { freePort } from './harness/free-port.ts'
import { pollTimeout } from './harness/timeouts.ts'
import { plainQuestion, type Person } from './harness/person.ts'
import type { ServerProcess } from './harness/server-process.ts'
import { startTraceCollector, type ToldSpan } from './harness/trace-collector.ts'
import { addressOf, openWorld, type World } from './harness/world.ts'

const traceId = 'c0ffee00c0ffee00c0ffee00c0ffee00'
const visitor = '203.0.113.7'
const traceparent = `00-${traceId}-00000000decade00-01`

let collector: Awaited<ReturnType<typeof startTraceCollector>>
let world: World
let behindProxy: ServerProcess
let open: ServerProcess
let openUrl: string
let person: Person
beforeAll(async () => {
  collector = await startTraceCollector()
  world = await openWorld({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    // Delay before gathered spans are sent.
    OTEL_BSP_SCHEDULE_DELAY: '100',
    LOG_LEVEL: 'info',
  })
  const port = await freePort()
  openUrl = addressOf(port)
  ;[behindProxy, open] = await Promise.all([
    world.startServer(undefined, { TRUST_PROXY: 'on' }),
    world.startServer(port),
  ])
  person = await world.signIn('anastasia.silvestre@example.com')
  await world.model({})
  await person.ask()
  await person.submit<CheckoutSessionReply>(
    routes.checkoutSession.path,
    { packId: 'seed3' },
    { 'idempotency-key': 'a-key-of-this-purchase' },
  )
  await fetch(`${world.url}/healthz?secret=in-the-query`, {
    headers: { traceparent, 'x-forwarded-for': visitor },
  })
  await fetch(`${openUrl}/healthz`, { headers: { traceparent } })
}, 120_000)
afterAll(async () => {
  await world.close()
  await collector.close()
})

/** The span of this name once it has arrived, with its direct children. */
async function told(name: string, which: (span: ToldSpan) => boolean = () => true) {
  const find = () => collector.spans.find((span) => span.name === name && which(span))
  await expect.poll(find, pollTimeout).toBeDefined()
  const span = find()!
  return {
    ...span,
    parts: () => collector.spans.filter((each) => each.parentId === span.spanId).map((each) => each.name),
  }
}

describe('a server with a collector of traces', () => {
  test('tells a turn with its statements and the model, as one trace', async () => {
    const turn = await told('POST /api/chat')
    expect(turn.notes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/chat',
      'http.response.status_code': 200,
    })
    await expect
      .poll(turn.parts, pollTimeout)
      .toEqual(expect.arrayContaining(['begin a turn', 'model write', 'finish a turn']))
    const { notes } = await told('model write', (span) => span.traceId === turn.traceId)
    expect(notes['numeria.model.first_text_ms']).toEqual(expect.any(Number))
    expect(notes['gen_ai.usage.output_tokens']).toBeGreaterThan(0)
  })

  test('tells what it asked the identity provider and the payment provider', async () => {
    const login = await told('GET /api/auth/callback/:provider')
    await expect.poll(login.parts, pollTimeout).toContain('google redeem')
    const purchase = await told('POST /api/billing/checkout-session')
    await expect.poll(purchase.parts, pollTimeout).toEqual(expect.arrayContaining(['payments startCheckout']))
  })

  test('tells each job with its statements, and no statement that belongs to nothing', async () => {
    const job = await told('job release lapsed turns')
    await expect.poll(job.parts, pollTimeout).not.toEqual([])
    expect(job.parentId).toBe('')
    expect(collector.spans.filter(({ parentId, notes }) => parentId === '' && 'db.system.name' in notes)).toEqual([])
  })

  test('goes on with the trace of a proxy of its own, and with nobody else’s', async () => {
    const asked = await told('GET /healthz', (span) => span.traceId === traceId)
    expect(asked.parentId).toBe('00000000decade00')
    await told('GET /healthz', (span) => span.traceId !== traceId && span.parentId === '')
  })

  test('says nothing of the person, of what was said, or of who asked', async () => {
    await told('POST /api/chat')
    // The bytes of ids are random, so a name of three letters would stand in them by chance.
    const everything = collector.everything()
    const [answer] = await person.history()
    const words = [person.email, 'Anastasia', 'Silvestre', '1990-05-17', plainQuestion, answer!.response.slice(0, 30)]
    const marks = ['in-the-query', 'token=', 'Bearer', visitor, 'undici', 'a-key-of-this-purchase']
    expect(everything).toContain('POST /api/chat')
    expect([...words, ...marks].filter((each) => everything.includes(each))).toEqual([])
  })

  test('writes the trace into the lines of its log, and stops though the collector has fallen silent', async () => {
    const turn = await told('POST /api/chat')
    collector.fallSilent()
    behindProxy.signal('SIGTERM')
    open.signal('SIGTERM')
    const [{ code, output }, other] = await Promise.all([behindProxy.exit, open.exit])
    expect([code, other.code]).toEqual([0, 0])
    const lines = output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
    const ended = lines.filter(({ msg, traceId: id }) => msg === 'request completed' && id === turn.traceId)
    expect(ended).toHaveLength(1)
  })
})
