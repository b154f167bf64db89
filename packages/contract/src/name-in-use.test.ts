import { expect, test } from 'vitest'
import { nameInUse } from './name-in-use.ts'

const birth = { fullName: 'Teresa Maria Costa', currentName: null, marriedName: null }

test.each([
  [{}, null],
  [{ currentName: 'Tess Costa' }, 'Tess Costa'],
  [{ marriedName: 'Silva' }, 'Teresa Silva'],
  [{ currentName: 'Tess', marriedName: 'Silva' }, 'Tess Silva'],
  [{ currentName: 'Tess Costa Silva', marriedName: 'Silva' }, 'Tess Costa Silva'],
])('a person who gave %j beside the birth name is known as %s', (given, known) => {
  expect(nameInUse({ ...birth, ...given })).toBe(known)
})
