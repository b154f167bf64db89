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
  const { chinese } = write.words
  const [driver, conductor] = [psychic(birth), destiny(birth)]
  return [
    squareFact(write, grid),
    ...grid.missing.map((value) =>
      write.told(
        {
          key: `lo_shu_missing_${value}`,
          label: chinese.missing,
          value,
          text: String(value),
          working: chinese.notThere(value),
        },
        { position: 'loShuMissing', value },
      ),
    ),
    ...grid.repeating.map((value) =>
      write.told(
        {
          key: `lo_shu_repeated_${value}`,
          label: chinese.repeated,
          value,
          text: String(value),
          working: chinese.stands(value, grid.counts[value]!),
        },
        { position: 'loShuPresent', value },
      ),
    ),
    ...grid.complete.map((plane) => arrowFact(write, plane, 'complete')),
    ...grid.empty.map((plane) => arrowFact(write, plane, 'empty')),
    ...write.number('driver_number', chinese.driver, driver, { position: 'birthday', value: driver.value }),
    ...write.number('conductor_number', chinese.conductor, conductor, {
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
  const { chinese, engine } = write.words
  const cell = (digit: number) => String(digit).repeat(grid.counts[digit]!) || '·'
  const text = loShuRows.map((row) => row.map(cell).join(' | ')).join(' / ')
  return write.told({
    key: 'lo_shu_square',
    label: chinese.square,
    text,
    slot: text,
    working: chinese.digits(grid.dateDigits.join(' ')),
    steps: explainLoShu(grid, engine.loShu),
  })
}

function arrowFact(write: FactWriter, plane: LoShuPlane, kind: 'complete' | 'empty'): Fact {
  const { chinese } = write.words
  const line = loShuPlanes[plane].join('-')
  return write.told(
    {
      key: `lo_shu_${kind}_${plane}`,
      label: kind === 'complete' ? chinese.strength : chinese.weakness,
      text: `${chinese.planes[plane]} ${line}`,
      slot: line,
      working: kind === 'complete' ? chinese.allThere(line) : chinese.noneThere(line),
    },
    { position: kind === 'complete' ? 'loShuComplete' : 'loShuEmpty', value: plane },
  )
}

/** The old formula asks for the sex, which we do not: both numbers are told, and the person takes their own. */
function kuaFact(write: FactWriter, person: Person): Fact {
  const { chinese, engine } = write.words
  const birth = parsePlainDate(person.birthDate)
  const [man, woman] = [kua(birth, 'male'), kua(birth, 'female')]
  const isOne = man.value === woman.value
  return write.told({
    key: 'kua',
    label: chinese.kua,
    value: isOne ? man.value : null,
    text: isOne ? String(man.value) : chinese.forEach(man.value, woman.value),
    working:
      chinese.kuaWorking(man.chineseYear, man.yearDigit, man.steps.join(' → '), woman.steps.join(' → ')) +
      (man.isNearBoundary ? chinese.nearBoundary : ''),
    steps: [...explainKua(man, engine.kua), ...explainKua(woman, engine.kua)],
  })
}
