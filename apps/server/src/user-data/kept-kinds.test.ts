import { keptKinds } from '@numeria/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJobs } from '../jobs.ts'
import { pageTexts } from '../page-texts/page-texts.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { dataInventory } from './data-inventory.ts'
import { unownedTables } from './unowned-tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

test('each table of the inventory is in one kind of data with a purpose, a basis and a period', () => {
  const listed = keptKinds.flatMap(({ tables }) => tables.split(' '))
  const inventory = [...dataInventory.map(({ table }) => table), ...Object.keys(unownedTables)]
  expect(listed.toSorted()).toEqual(inventory.toSorted())
})

test('each job that ends a period is there', () => {
  const jobs = new Set(listJobs(testApp.deps).map(({ name }) => name))
  expect(keptKinds.flatMap(({ job }) => (job === null || jobs.has(job) ? [] : [job]))).toEqual([])
})

const bases = { contract: 'contract', law: 'legal obligation', interest: 'legitimate interest', consent: 'consent' }

test('docs/retention.md shows the table as it is', async () => {
  const rows = keptKinds.map(({ code, tables, basis, job }) => {
    const { kind, purpose, period } = pageTexts.en.shared.keptKindTexts[code]
    return `| ${kind} | ${tables} | ${purpose} | ${bases[basis]} | ${period} | ${job === null ? '–' : `\`${job}\``} |`
  })
  const page = [
    '# Retention',
    '',
    'Every kind of data with its tables, from [the list of kinds](../packages/contract/src/retention.ts); the privacy page shows the same. A test writes this page (`npx vitest run apps/server/src/user-data/kept-kinds.test.ts -u`) and refuses a table without a row. Bases are those of article 6(1) of the GDPR: (b) contract, (c) legal obligation, (f) legitimate interest, (a) consent.',
    '',
    '| kind | tables | purpose | basis | kept | job that deletes it |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ]
  await expect(page.join('\n')).toMatchFileSnapshot('../../../../docs/retention.md')
})
