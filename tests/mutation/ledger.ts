// Mutation testing of the ledger's functions in the database, which Stryker cannot change: each is changed at one place after the other, and the ledger's
// tests have to notice. `npm run mutation:ledger`, with `--every 5` for a fifth of the places.
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { createVitest, type TestSpecification } from 'vitest/node'
import { mutantsOf, type Mutant } from './sql-mutants.ts'

/** A function that is changed, and what it is without. */
type Change = { mutant: Mutant; definition: string }

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
// The proofs make up tens of thousands of steps each: they are asked only about what all others let pass.
const specifications = await vitest.globTestSpecifications(['apps/server/src/credits/'])
const [proofs, quick] = [specifications.filter(isProof), specifications.filter((each) => !isProof(each))]
await checkUnchanged(quick)
const { connection, template } = vitest.getProjectByName('server').getProvidedContext().databaseServer

function isProof({ moduleId }: TestSpecification): boolean {
  return moduleId.includes('/ledger-model/')
}

/** Does something to the database that every test's own is copied from. */
async function inTemplate<Answer>(work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ ...connection, database: template })
  await client.connect()
  return work(client).finally(() => client.end())
}

/**
 * Runs one file of tests after the other until one fails, and puts that one first for the next time: it is likely to notice the next change as well.
 * @returns the file that failed, if any
 */
async function findFailure(files: TestSpecification[]): Promise<string | undefined> {
  for (const [place, file] of files.entries()) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([file])
    const module = testModules.find(({ moduleId }) => moduleId === file.moduleId)
    if (module?.state() === 'passed' && unhandledErrors.length === 0) continue
    files.unshift(...files.splice(place, 1))
    return basename(file.moduleId)
  }
  return undefined
}

async function checkUnchanged(files: TestSpecification[]): Promise<void> {
  const failing = await findFailure(files)
  if (failing) throw new Error(`${failing} fails without any change.`)
}

/** Says by what a change is noticed, if it is. */
async function findNotice({ mutant, definition }: Change, files: TestSpecification[]): Promise<string | undefined> {
  try {
    await inTemplate((client) => client.query(mutant.sql))
  } catch {
    return 'PostgreSQL, as no function'
  }
  const noticedBy = await findFailure(files)
  await inTemplate((client) => client.query(definition))
  return noticedBy
}

/** Tries one change after the other; answers those that were not noticed. */
async function tryAll(changes: readonly Change[], files: TestSpecification[], who: string): Promise<Change[]> {
  const unnoticed: Change[] = []
  for (const [index, change] of changes.entries()) {
    const noticedBy = await findNotice(change, files)
    if (!noticedBy) unnoticed.push(change)
    const { name, line, from, to } = change.mutant
    const outcome = noticedBy ? `noticed by ${noticedBy}` : `NOT NOTICED by ${who}`
    console.log(`${index + 1}/${changes.length} ${outcome}: ${name}:${line} "${from}" → "${to}"`)
  }
  return unnoticed
}

const functions = await inTemplate(async (client) => {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace and (proname like 'ledger\\_%' or proname like '%\\_is\\_sound')
    order by 1`)
  return rows
})
const every = Number(values.every)
const changes = functions
  .flatMap(({ name, definition }) => mutantsOf(name, definition).map((mutant) => ({ mutant, definition })))
  .filter((_, index) => index % every === Number(values.first))
const tell = (unnoticed: readonly Change[], who: string): void => {
  const noticed = changes.length - unnoticed.length
  console.log(
    `${noticed} of ${changes.length} changes were noticed by ${who}: ${((noticed / changes.length) * 100).toFixed(1)} %`,
  )
}

const left = await tryAll(changes, quick, 'the quick tests')
tell(left, 'the quick tests')
await checkUnchanged(proofs)
const survivors = await tryAll(left, proofs, 'any test')
tell(survivors, 'all tests')
await vitest.close()
process.exitCode = survivors.length / changes.length <= 0.1 ? 0 : 1
