import { expect, test } from 'vitest'
import { asServer } from './server-login.ts'
import { serverRole } from './server-role.ts'

test('a connection in the role keeps the options that its address has', () => {
  const { connectionString } = asServer({ connectionString: 'postgres://me@host/numeria?options=-c%20a%3Db&x=y' })
  expect(new URL(connectionString).searchParams.get('options')).toBe(`-c a=b -c role=${serverRole}`)
  expect(new URL(connectionString).searchParams.get('x')).toBe('y')
})
