import { digitSum, type DatePart, type LifePath, type Reduction } from '@numeria/numerology'

/** One line of a working: what it is, how it is reduced, and what is left. */
export type Step = { label: string; working: string; value: number; isMaster: boolean }

const unitNames: Partial<Record<DatePart['unit'], string>> = { birthMonth: 'Month', birthDay: 'Day', birthYear: 'Year' }

const keptAsMaster = (value: number) => value === 11 || value === 22 || value === 33

/** '1990 → 1 + 9 + 9 + 0 = 19 → 1 + 9 = 10 → 1 + 0 = 1' */
function spellReduction({ steps }: Reduction): string {
  const sums = steps.slice(0, -1).map((number) => `${[...String(number)].join(' + ')} = ${digitSum(number)}`)
  return [String(steps[0]), ...sums].join(' → ')
}

/** The working of a Life Path: a step for month, day and year each, and one that brings them together. */
export function lifePathSteps(lifePath: LifePath): Step[] {
  const { parts, steps, value } = lifePath
  const addends = parts.map((part) => part.value).join(' + ')
  const [sum, ...sums] = spellReduction(lifePath).split(' → ')
  return [
    ...parts.map((part) => ({
      label: unitNames[part.unit] ?? part.unit,
      working: spellReduction(part),
      value: part.value,
      isMaster: keptAsMaster(part.value),
    })),
    {
      label: 'Together',
      working: [`${addends} = ${sum ?? steps[0]}`, ...sums].join(' → '),
      value,
      isMaster: keptAsMaster(value),
    },
  ]
}

/** What else a person should know of this Life Path, in whole sentences. */
export function lifePathNotes({ parts, value, karmicDebt, digitSum: otherWay }: LifePath): string[] {
  const masters = [...new Set(parts.map((part) => part.value).filter(keptAsMaster))]
  const notes: string[] = []
  if (masters.length > 0)
    notes.push(
      masters.length === 1
        ? `${masters[0]} is kept whole, as a master number, inside the sum.`
        : `${masters.join(' and ')} are kept whole, as master numbers, inside the sum.`,
    )
  if (keptAsMaster(value)) notes.push(`${value} is a master number: a Life Path is not reduced any further than that.`)
  for (const debt of karmicDebt)
    notes.push(
      `The total is ${debt}, which numerologists call a karmic debt and write ${debt}/${value}. About a quarter of all dates have one.`,
    )
  if (otherWay !== null)
    notes.push(
      `Other calculators may show ${otherWay.value}, because they add all the digits at once: ${otherWay.steps.join(' → ')}.`,
    )
  return notes
}
