// Mutation testing of the ledger's functions in the database, which Stryker cannot change: each is changed at one place after the other, and the ledger's
// tests have to notice. `npm run mutation:ledger`, with `--every 5` for a fifth of the places.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { createVitest } from 'vitest/node'
import { mutantsOf, type Mutant } from './sql-mutants.ts'

const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, first: { type: 'string', default: '0' } },
})

const vitest = await createVitest({
  watch: false,
  project: ['server'],
  bail: 1,
  fileParallelism: false,
  reporters: [{}],
})
// What is quick and general first, since one failure is enough.
const specifications = (await vitest.globTestSpecifications(['apps/server/src/credits/'])).toSorted(
  (one, other) => rank(one.moduleId) - rank(other.moduleId),
)
if (!(await areTestsGreen())) throw new Error('The tests of the ledger fail without any change.')
const { connection, template } = vitest.getProjectByName('server').getProvidedContext().databaseServer

function rank(path: string): number {
  const order = ['credits/credits.test', 'paper.property', 'clawbacks.test', 'expiry.test', 'lots.test']
  const place = order.findIndex((name) => path.includes(name))
  return place === -1 ? order.length : place
}

/** Does something to the database that every test's own is copied from. */
async function inTemplate<Answer>(work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ ...connection, database: template })
  await client.connect()
  return work(client).finally(() => client.end())
}

async function areTestsGreen(): Promise<boolean> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  return unhandledErrors.length === 0 && testModules.every((each) => each.state() !== 'failed')
}

async function isNoticed({ sql }: Mutant, original: string): Promise<boolean> {
  try {
    await inTemplate((client) => client.query(sql))
  } catch {
    // It is no function any more.
    return true
  }
  const isGreen = await areTestsGreen()
  await inTemplate((client) => client.query(original))
  return !isGreen
}

const functions = await inTemplate(async (client) => {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace and (proname like 'ledger\\_%' or proname like '%\\_is\\_sound')
    order by 1`)
  return rows
})
const every = Number(values.every)
const mutants = functions
  .flatMap(({ name, definition }) => mutantsOf(name, definition).map((mutant) => ({ mutant, definition })))
  .filter((_, index) => index % every === Number(values.first))

let noticed = 0
for (const [index, { mutant, definition }] of mutants.entries()) {
  const isKilled = await isNoticed(mutant, definition)
  if (isKilled) noticed += 1
  const { name, line, from, to } = mutant
  console.log(`${index + 1}/${mutants.length} ${isKilled ? 'noticed' : 'SURVIVED'} ${name}:${line} "${from}" → "${to}"`)
}
console.log(`${noticed} of ${mutants.length} changes were noticed: ${((noticed / mutants.length) * 100).toFixed(1)} %`)
await vitest.close()
process.exitCode = noticed / mutants.length >= 0.9 ? 0 : 1
