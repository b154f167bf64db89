import { routes as contract } from '@numeria/contract'
import { ErrorReply } from '@numeria/contract/schemas'
import fc from 'fast-check'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkLedger } from '../../apps/server/src/credits/ledger-check.ts'
import { attemptsAt, type Attempt } from './attempts.ts'
import { openTarget } from './target.ts'
import type { Answer } from './wire.ts'

const seed = 20_261_121
const attempts = 10_000
const stretch = 25

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Internal details: stack frames, file paths, statements and error texts of the database. */
const inside =
  /\n\s+at |node_modules|[\w-]+\.[cm]?[jt]s:\d+|\/(?:tmp|home|usr|work|etc)\/|\b(?:insert into|delete from|violates|syntax error at|invalid input syntax|relation "|column ")/i

let target: Awaited<ReturnType<typeof openTarget>>
beforeAll(async () => void (target = await openTarget()))
afterAll(() => target.stop())

test('every call of the contract is among the routes that are attacked', () => {
  const known = new Set(target.routes.map(({ method, path }) => `${method} ${path}`))
  expect(Object.values(contract).filter(({ method, path }) => !known.has(`${method} ${path}`))).toEqual([])
})

describe(`ten thousand hostile requests (seed ${seed})`, () => {
  const faults: object[] = []
  const memory: { rss: number; heap: number }[] = []

  beforeAll(async () => {
    const share = Math.ceil(attempts / target.routes.reduce((sum, { method }) => sum + weightOf(method), 0))
    const all = target.routes.map((route, index) =>
      fc.sample(attemptsAt(route), { numRuns: share * weightOf(route.method), seed: seed + index }),
    )
    // In turn, so that every stretch of them sees many routes.
    const most = Math.max(...all.map(({ length }) => length))
    const inTurn = Array.from({ length: most }, (_, index) => all.flatMap((ofRoute) => ofRoute[index] ?? [])).flat()
    for (let from = 0; from < attempts; from += stretch) {
      await attack(inTurn.slice(from, from + stretch))
      if ((from + stretch) % 1_000 === 0) {
        collectGarbage()
        const { rss, heapUsed } = process.memoryUsage()
        // The log that tests can read is kept in memory.
        memory.push({ rss, heap: heapUsed - target.log().length })
      }
    }
  }, 900_000)

  /** Routes for `all` methods and the `HEAD` of each `GET` run the same code again. */
  const weightOf = (method: string): number => (['GET', 'POST', 'PATCH', 'DELETE'].includes(method) ? 12 : 1)

  /** A stretch of attempts; where all that could have changed anything was refused, nothing may have been kept. */
  async function attack(some: readonly Attempt[]): Promise<void> {
    await target.letIn()
    const before = await target.rowCounts()
    let harmless = true
    // As fast as one person may be: otherwise most would be refused for being too many.
    target.passTime(stretch / 6)
    const answers = await Promise.all(some.map((attempt) => target.send(attempt)))
    for (const [index, answer] of answers.entries()) {
      const attempt = some[index]!
      harmless &&= answer.status >= 400
      const fault = faultOf(attempt, answer)
      if (fault) faults.push({ fault, ...pick(attempt), status: answer.status, body: answer.body.slice(0, 300) })
    }
    if (!harmless) return
    const after = await target.rowCounts()
    const kept = Object.keys(after).filter((table) => after[table] !== before[table])
    if (kept.length > 0) faults.push({ fault: `rows in ${kept.join(', ')}`, some: some.map(pick) })
  }

  test('are answered without a failure of ours, and refused in words that name what is wrong', () => {
    expect(faults.slice(0, 20), `${faults.length} faults`).toEqual([])
  })

  test('leave the memory flat', () => {
    // Memory for caches is allocated in the first few thousand requests; freed pages stay with the process for a while.
    const [early, late] = [memory[2]!, memory.at(-1)!]
    expect(late.heap / early.heap).toBeLessThan(1.3)
    expect(late.rss / early.rss).toBeLessThan(2)
  })

  test('leave lines in the log that are each one object, whatever was sent', () => {
    const lines = target.log().trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(attempts)
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('time')
  })

  test('leave the ledger true', async () => {
    expect((await checkLedger(target.deps.db)).differences).toEqual([])
  })

  test('leave the language itself as it was', () => {
    expect(Object.keys(Object.prototype)).toEqual([])
    expect({}).not.toHaveProperty('polluted')
  })
})

function faultOf(
  { judge, body: sent, method, path, headers: asked }: Attempt,
  { status, body, headers }: Answer,
): string | null {
  if (status >= 500) return 'a failure of ours'
  if (status < 400) return null
  if (inside.test(body)) return 'shows the inside'
  if (method === 'HEAD') return null
  // Requests for a page outside the API get an HTML error page.
  const wantsPage = asked['accept']?.includes('text/html') && !path.startsWith('/api/')
  if (wantsPage && headers['content-type']?.startsWith('text/html')) return null
  if (!headers['content-type']?.startsWith('application/json')) return 'no JSON'
  const reply = ErrorReply.safeParse(JSON.parse(body))
  if (!reply.success) return 'no error of ours'
  const { code, error, field } = reply.data
  if (error.length < 8 || error.length > 300) return 'no sentence'
  if (judge === null || code !== 'request.invalid' || status !== 400) return null
  const input = JSON.parse(String(sent)) as object
  const verdict = judge.safeParse(input)
  // Beyond the schema there are rules that know more than the body: they name their field too, also one that is missing. A poisoned prototype is
  // refused by the parser, which knows no fields.
  const poisoned = /__proto__|"constructor"/.test(String(sent))
  const { properties = {} } = z.toJSONSchema(judge, { io: 'input', unrepresentable: 'any' })
  if (verdict.success)
    return (field ?? '').split('.')[0]! in { ...properties, ...input } || poisoned ? null : 'refused without a reason'
  const wrong = verdict.error.issues.flatMap(({ path, ...issue }) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [path.join('.')],
  )
  return poisoned || wrong.some((name) => name.slice(0, 60) === field) ? null : `names ${field} of ${wrong.join(', ')}`
}

const pick = ({ caller, method, path, harm, body }: Attempt): object => ({
  caller,
  call: `${method} ${path.slice(0, 120)}`,
  harm,
  sent: String(body ?? '').slice(0, 160),
})
