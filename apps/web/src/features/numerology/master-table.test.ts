import {
  birthday,
  challenges,
  destiny,
  fullChart,
  kua,
  lifePath,
  parsePlainDate,
  periodCycles,
  pinnacles,
  psychic,
  universalYear,
  type FullChart,
  type PlainDate,
} from '@numeria/numerology'
import { expect, test } from 'vitest'
import { masterTable, type MasterRow } from './master-table.ts'

const rows = Object.keys(masterTable) as MasterRow[]

type Found = Record<MasterRow, ({ value: number } | null)[]>

/** The numbers that each row of the table speaks of, as far as the birth date gives them. */
function numbersOfDate(birth: PlainDate): Found {
  return {
    core: [lifePath(birth), ...pinnacles(birth)],
    birthday: [birthday(birth), ...periodCycles(birth)],
    chaldean: [],
    hebrew: [],
    cycles: [universalYear(birth.year)],
    reduced: challenges(birth),
    eastern: [psychic(birth), destiny(birth), kua(birth, 'male'), kua(birth, 'female')],
  }
}

function numbersOfName({ pythagorean: own, chaldean, hebrew, vedic }: FullChart): Found {
  return {
    core: [own.expression, own.soulUrge, own.personality, own.maturity, own.rationalThought],
    birthday: [own.essence],
    chaldean: [chaldean.name, chaldean.soulUrge],
    hebrew: [hebrew.ordinal],
    cycles: [own.personalYear, own.personalMonth, own.personalDay],
    reduced: [own.balance, own.bridges.lifePathAndExpression, own.bridges.soulUrgeAndPersonality],
    eastern: [vedic.name],
  }
}

/** Names of one to three words, the same in every run. */
function nameAt(index: number): string {
  let seed = index + 1
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const word = () => Array.from({ length: 2 + next(8) }, () => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[next(26)]).join('')
  return Array.from({ length: 1 + next(3) }, word).join(' ')
}

test('the table of masters says what every birth date from 1900 to 2100 and 4,000 names show', () => {
  const found: Partial<Record<MasterRow, Set<number>>> = {}
  const note = (numbers: Found) => {
    for (const row of rows)
      for (const number of numbers[row])
        if (number !== null && number.value > 9) (found[row] ??= new Set()).add(number.value)
  }
  let dates = 0
  for (let day = Date.UTC(1900, 0, 1); day <= Date.UTC(2100, 11, 31); day += 86_400_000) {
    const birthDate = new Date(day).toISOString().slice(0, 10)
    note(numbersOfDate(parsePlainDate(birthDate)))
    if ((dates += 1) % 18 === 0)
      note(numbersOfName(fullChart({ birthDate, fullName: nameAt(dates), on: '2101-12-31' })))
  }
  expect(masterTable).toEqual(
    Object.fromEntries(rows.map((row) => [row, [...(found[row] ?? [])].toSorted((one, other) => one - other)])),
  )
})
