// For each file of tests: every statement that it sent to a database is one that a distributed database runs.
import { afterAll, expect } from 'vitest'
import { takeRefused } from './judged-statements.ts'

afterAll(() => expect(takeRefused().join('\n'), 'statements that a distributed database refuses').toBe(''))
