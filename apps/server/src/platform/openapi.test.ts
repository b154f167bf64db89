import { routes } from '@numeria/contract'
import { allRoutes } from '@numeria/contract/all-routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openApiPath } from './openapi.ts'

type Operation = { requestBody?: { content: Record<string, { schema: { properties?: object } }> } }
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> }

let testApp: TestApp
let description: Description
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  description = (await testApp.app.inject(openApiPath)).json<Description>()
})
afterAll(() => testApp.stop())

const isOfOperators = ({ path }: { path: string }) => /^\/api\/(admin|telegram)\//.test(path)
const all = Object.values(allRoutes)

test('the description of the API has every call of the contract, and no other call of the operators', () => {
  expect(description.openapi).toBe('3.1.0')
  const missing = all
    .filter((route) => !isOfOperators(route))
    .filter(({ method, path }) => !description.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()])
  expect(missing).toEqual([])
  expect(Object.keys(description.paths).filter((path) => isOfOperators({ path }))).toEqual([])
})

test('the description of the API says what a body has', () => {
  const body = description.paths[routes.saveProfile.path]!['patch']!.requestBody!.content['application/json']!.schema
  expect(Object.keys(body.properties!)).toEqual(['birthDate', 'fullName', 'currentName', 'marriedName'])
})
