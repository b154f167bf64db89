import {
  destiny,
  explainKua,
  explainLoShu,
  kua,
  kuaDirections,
  loShuGrid,
  loShuPlanes,
  loShuRows,
  parsePlainDate,
  psychic,
  type LoShuGrid,
  type LoShuPlane,
} from '@numeria/numerology'
import { line } from '../words/fact-line.ts'
import type { Fact, FactWriter, Person } from '../fact.ts'

/** The Lo Shu square of the birth date, its missing and repeated numbers, its arrows, driver and conductor, and both Kua numbers. */
export function chineseFacts(write: FactWriter, person: Person): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  const grid = loShuGrid(birth)
  const [driver, conductor] = [psychic(birth), destiny(birth)]
  return [
    squareFact(write, grid),
    ...grid.missing.map((value) =>
      write.told(
        {
          key: `lo_shu_missing_${value}`,
          label: line('chinese.missing'),
          value,
          text: String(value),
          working: line('chinese.notThere', value),
        },
        { position: 'loShuMissing', value },
      ),
    ),
    ...onesFacts(write, grid),
    ...repeatedFacts(write, grid),
    ...grid.complete.map((plane) => arrowFact(write, plane, 'complete')),
    ...grid.empty.map((plane) => arrowFact(write, plane, 'empty')),
    ...write.number('driver_number', line('chinese.driver'), driver, { position: 'driver', value: driver.value }),
    ...write.number('conductor_number', line('chinese.conductor'), conductor, {
      position: 'conductor',
      value: conductor.value,
    }),
    kuaFact(write, person),
    ...directionFacts(write, person),
  ]
}

/** The ones are read apart by how often they stand there; four and more are read alike. */
function onesFacts(write: FactWriter, grid: LoShuGrid): Fact[] {
  const times = grid.counts[1]!
  if (times === 0) return []
  return [
    write.told(
      {
        key: 'lo_shu_ones',
        label: line('chinese.ones'),
        text: '1'.repeat(times),
        slot: '1'.repeat(times),
        working: line('chinese.stands', 1, times),
      },
      { position: 'loShuOnes', value: '1'.repeat(Math.min(times, 4)) },
    ),
  ]
}

/** The repeated numbers from 2 to 9: the ones have texts of their own. */
function repeatedFacts(write: FactWriter, grid: LoShuGrid): Fact[] {
  return grid.repeating
    .filter((value) => value !== 1)
    .map((value) =>
      write.told(
        {
          key: `lo_shu_repeated_${value}`,
          label: line('chinese.repeated'),
          value,
          text: String(value),
          working: line('chinese.stands', value, grid.counts[value]!),
        },
        { position: 'loShuPresent', value },
      ),
    )
}

/** How often each of 1 to 9 stands in the date. */
export function loShuCounts(person: Person): number[] {
  return loShuGrid(parsePlainDate(person.birthDate)).counts.slice(1)
}

function squareFact(write: FactWriter, grid: LoShuGrid): Fact {
  const cell = (digit: number) => String(digit).repeat(grid.counts[digit]!) || '·'
  const text = loShuRows.map((row) => row.map(cell).join(' | ')).join(' / ')
  return write.told({
    key: 'lo_shu_square',
    label: line('chinese.square'),
    text,
    working: line('chinese.digits', grid.dateDigits),
    steps: explainLoShu(grid),
  })
}

function arrowFact(write: FactWriter, plane: LoShuPlane, kind: 'complete' | 'empty'): Fact {
  const arrow = loShuPlanes[plane].join('-')
  return write.told(
    {
      key: `lo_shu_${kind}_${plane}`,
      label: line(kind === 'complete' ? 'chinese.strength' : 'chinese.weakness'),
      text: line('chinese.arrow', plane),
      slot: arrow,
      working: line(kind === 'complete' ? 'chinese.allThere' : 'chinese.noneThere', arrow),
    },
    { position: kind === 'complete' ? 'loShuComplete' : 'loShuEmpty', value: plane },
  )
}

/** The group and the eight directions of both Kua numbers. */
function directionFacts(write: FactWriter, person: Person): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  const values = new Set([kua(birth, 'male').value, kua(birth, 'female').value])
  return [...values].map((value) => {
    const { group, directions } = kuaDirections(value)
    return write.told(
      {
        key: `kua_directions_${value}`,
        label: line('chinese.directionsOf', value, group),
        text: line('chinese.directions', directions),
        working: line('chinese.eightMansions'),
      },
      { position: 'kua', value },
    )
  })
}

/** The old formula needs the sex, which the profile does not have: both numbers are given, and the reader takes their own. */
function kuaFact(write: FactWriter, person: Person): Fact {
  const birth = parsePlainDate(person.birthDate)
  const [man, woman] = [kua(birth, 'male'), kua(birth, 'female')]
  const isOne = man.value === woman.value
  return write.told({
    key: 'kua',
    label: line('chinese.kua'),
    value: isOne ? man.value : null,
    text: isOne ? String(man.value) : line('chinese.forEach', man.value, woman.value),
    working: line('chinese.kuaWorking', man.chineseYear, man.yearDigit, man.steps, woman.steps, man.isNearBoundary),
    steps: [...explainKua(man), ...explainKua(woman)],
  })
}
