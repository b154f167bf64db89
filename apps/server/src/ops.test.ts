import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseFigures } from './admin/metrics.ts'
import { openDatabase, openPool, poolOf } from './platform/database/connect.ts'
import { watchPool } from './platform/metrics.ts'
import { startMetricsServer } from './platform/metrics-server.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const alerts = read('ops/alerts.yaml')

let testApp: TestApp
let told: Set<string>
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  const { metrics, db } = testApp.deps
  watchPool(metrics, poolOf(db))
  const text = `${await metrics.registry.metrics()}\n${await databaseFigures(testApp.deps)()}`
  told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
})
afterAll(() => testApp.stop())

/** A histogram is one name to us and three to Prometheus. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/numeria_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))),
]

describe('whoever watches the product', () => {
  test.each(['ops/alerts.yaml', 'ops/grafana-dashboard.json'])('finds every figure that %s asks for', (path) => {
    const names = namesIn(read(path))
    expect(names.length).toBeGreaterThan(7)
    expect(names.filter((name) => !told.has(name))).toEqual([])
  })

  test('is told what to do about every alert', () => {
    const operations = read('docs/operations.md')
    const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !operations.includes(`\n| \`${name}\` |`))).toEqual([])
  })

  test('is paged by no webhook post that anyone can send', () => {
    const [, paging = ''] = /alert: WebhooksFail\n\s+expr: (.*)/.exec(alerts) ?? []
    expect(paging).toContain('status=~"5.."')
    expect(alerts).not.toContain('status!~"2.."')
  })

  test('is told when the product is not there to be asked', () => {
    expect(alerts).toMatch(/- alert: \w+\n\s+expr: absent\(up\{job="numeria"\}\)/)
  })

  test('sees fires by the names that the admin area has for them', async () => {
    const kinds = [...`${alerts}${read('ops/grafana-dashboard.json')}`.matchAll(/kind=\\?"(\w+)/g)].map(
      ([, kind]) => kind,
    )
    const known = read('packages/contract/src/alert-list.ts')
    expect(kinds.filter((kind) => !known.includes(`'${kind}'`))).toEqual([])
  })

  test('sees the last figures of a database that is away, with their age, and the process’s own', async () => {
    const { clock, settings } = testApp.deps
    const db = openDatabase(openPool(testApp.database.connection, () => {}))
    const figures = databaseFigures({ db, clock, settings })
    expect(await figures()).toMatch(/^numeria_database_figures_age_seconds 0$/m)
    await db.destroy()
    testApp.passTime(5)
    const late = await figures()
    expect(late).toMatch(/^numeria_database_figures_age_seconds 300$/m)
    expect(late).toMatch(/^numeria_jobs_overdue_seconds \d/m)
    expect(await databaseFigures({ db, clock, settings })()).toMatch(/^numeria_database_figures_age_seconds \+Inf$/m)

    const server = await startMetricsServer({ host: 'localhost', port: 0 }, () =>
      Promise.all([testApp.deps.metrics.registry.metrics(), figures()]),
    )
    const response = await fetch(`http://localhost:${server.port}/metrics`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('numeria_process_cpu_seconds_total')
    await server.stop()
  })

  test('sees how many questions wait for the database', async () => {
    expect(await testApp.deps.metrics.registry.metrics()).toMatch(
      /^numeria_database_connections\{state="waiting"\} 0$/m,
    )
  })
})
