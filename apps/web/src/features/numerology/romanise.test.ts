import { expect, test } from 'vitest'
import { readSpelling } from './name-entry.ts'
import { romanise } from './romanise.ts'

test.each([
  ['Анна Ахматова', 'Anna Akhmatova'],
  ['Ελένη', 'Eleni'],
])('%s is spelled %s', async (name, spelling) => {
  expect(await romanise(name)).toBe(spelling)
})

test.each(['שרה לוי', 'محمد علي', '李小龙', 'Анна Smith', 'นภา', 'ქეთევანი'])(
  '%s becomes a name that can be counted',
  async (name) => {
    expect(readSpelling(await romanise(name)).kind).toBe('readable')
  },
)
