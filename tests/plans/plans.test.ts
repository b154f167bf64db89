// Every statement of the hot paths, with the plan by which PostgreSQL ran it for one person in a crowd. A plan that changes shows as a
// difference of a `.plan.txt`; where it is meant, `npx vitest run tests/plans -u` writes the new one down.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolOf } from '../../apps/server/src/platform/database/connect.ts'
import { recordStatements } from '../support/statements.ts'
import { fillWithPeople } from './crowd.ts'
import { recordPlans, makeLastingPlans } from './query-plans.ts'
import { wholeReads, writePlan, type Plan } from './plan.ts'
import { openWorld, type World } from './hot-paths.ts'

/** They do not grow with people: a row for each job, day, administrator. */
const smallTables =
  /^(jobs|model_days|visitor_salts|inner_keys|funnel_days|retention_weeks|ledger_checks|admin\w*|operator_tokens|deletion_requests|crowd)$/
/** Indexes of what is still to be done, read as a whole because all of it is wanted. */
const workLists = /by (running_turns_to_stop|holds_by_lease|\w+_(undecided|unfinished|waiting|open|set_aside|to_\w+))$/

let world: World
const plansOf = new Map<string, Plan[]>()

beforeAll(async () => {
  world = await openWorld()
  const { deps, database } = world.shop
  const [pool, owner] = [poolOf(deps.db), poolOf(world.shop.owner)]
  await fillWithPeople(owner)
  const recorded = await recordPlans(pool, owner, database.connection.database)
  const sent = recordStatements()

  /** Plans by hot path, each statement's first one. */
  const goAll = async (): Promise<Map<string, Map<string, Plan>>> => {
    const byPath = new Map<string, Map<string, Plan>>()
    for (const [name, go] of Object.entries(world.hotPaths)) {
      recorded.length = 0
      await go()
      byPath.set(name, new Map(recorded.toReversed().map((plan) => [plan.text, plan])))
    }
    return byPath
  }
  const [first, unnamed] = [await goAll(), new Set(sent.map((text) => text.replaceAll(/\s+/g, ' ').trim()))]
  await makeLastingPlans(pool, owner, database.connection.database)
  const lasting = await goAll()
  for (const [name, plans] of first) {
    // Unnamed statements are planned for their values each time; named ones and those inside functions soon have a generic plan.
    const told = [...plans.values()].map((plan) =>
      unnamed.has(plan.text) ? plan : (lasting.get(name)?.get(plan.text) ?? plan),
    )
    plansOf.set(
      name,
      told
        .filter((plan) => /\bon \w/.test(writePlan(plan.root)))
        .toSorted((one, other) => (one.text < other.text ? -1 : 1)),
    )
  }
}, 120_000)
afterAll(() => world.close())

const names = [
  'purchase',
  'sign-in',
  'conversations',
  'wellbeing',
  'people',
  'memory',
  'comparisons',
  'turn',
  'long-turn',
  'chat-page',
  'sharing',
  'referrals',
  'analytics',
  'frequent-jobs',
  'rare-jobs',
]

test.each(names)('the plans of the hot path "%s" are as they were agreed', async (name) => {
  const lines = plansOf.get(name)!.map(({ text, root }) => `${text.slice(0, 160)}\n${writePlan(root)}\n`)
  await expect(lines.join('\n')).toMatchFileSnapshot(`${name}.plan.txt`)
})

test.each(names.filter((name) => name !== 'rare-jobs'))(
  'nothing on the hot path "%s" reads the whole of what grows',
  (name) => {
    const reads = plansOf
      .get(name)!
      .flatMap((plan) => wholeReads(plan).map((read) => `${read}: ${plan.text.slice(0, 160)}`))
    expect(
      reads.filter((read) => !smallTables.test(read.split(/[ :]/)[0]!) && !workLists.test(read.split(':')[0]!)),
    ).toEqual([])
  },
)
