import {
  destiny,
  explainKua,
  explainLoShu,
  kua,
  loShuGrid,
  loShuPlanes,
  loShuRows,
  parsePlainDate,
  psychic,
  type LoShuGrid,
  type LoShuPlane,
} from '@numeria/numerology'
import type { Fact, FactWriter, Person } from './fact.ts'

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
          label: 'Missing number',
          value,
          text: String(value),
          working: `there is no ${value} in the date`,
        },
        { position: 'loShuMissing', value },
      ),
    ),
    ...grid.repeating.map((value) =>
      write.told(
        {
          key: `lo_shu_repeated_${value}`,
          label: 'Repeated number',
          value,
          text: String(value),
          working: `${value} stands ${grid.counts[value]} times in the date`,
        },
        { position: 'loShuPresent', value },
      ),
    ),
    ...grid.complete.map((plane) => arrowFact(write, plane, 'complete')),
    ...grid.empty.map((plane) => arrowFact(write, plane, 'empty')),
    ...write.number('driver_number', 'Driver number', driver, { position: 'birthday', value: driver.value }),
    ...write.number('conductor_number', 'Conductor number', conductor, {
      position: 'lifePath',
      value: conductor.value,
    }),
    kuaFact(write, person),
  ]
}

/** How often each of 1 to 9 stands in the date. */
export function loShuCounts(person: Person): number[] {
  return loShuGrid(parsePlainDate(person.birthDate)).counts.slice(1)
}

function squareFact(write: FactWriter, grid: LoShuGrid): Fact {
  const cell = (digit: number) => String(digit).repeat(grid.counts[digit]!) || '·'
  return write.told({
    key: 'lo_shu_square',
    label: 'Lo Shu square',
    text: loShuRows.map((row) => row.map(cell).join(' | ')).join(' / '),
    working: `digits of the date: ${grid.dateDigits.join(' ')}`,
    steps: explainLoShu(grid),
  })
}

function arrowFact(write: FactWriter, plane: LoShuPlane, kind: 'complete' | 'empty'): Fact {
  const line = loShuPlanes[plane].join('-')
  return write.told(
    {
      key: `lo_shu_${kind}_${plane}`,
      label: kind === 'complete' ? 'Arrow of strength' : 'Arrow of weakness',
      text: `${plane} ${line}`,
      working: kind === 'complete' ? `${line} are all there` : `none of ${line} is there`,
    },
    { position: kind === 'complete' ? 'loShuComplete' : 'loShuEmpty', value: plane },
  )
}

/** The old formula asks for the sex, which we do not: both numbers are told, and the person takes their own. */
function kuaFact(write: FactWriter, person: Person): Fact {
  const birth = parsePlainDate(person.birthDate)
  const [man, woman] = [kua(birth, 'male'), kua(birth, 'female')]
  const isOne = man.value === woman.value
  return write.told({
    key: 'kua',
    label: 'Kua number',
    value: isOne ? man.value : null,
    text: isOne ? String(man.value) : `${man.value} for a man, ${woman.value} for a woman`,
    working:
      `Chinese year ${man.chineseYear}, digit ${man.yearDigit}: man ${man.steps.join(' → ')}, woman ${woman.steps.join(' → ')}` +
      (man.isNearBoundary ? '; born at the turn of the Chinese year, so it may be the neighbouring one' : ''),
    steps: [...explainKua(man), ...explainKua(woman)],
  })
}
