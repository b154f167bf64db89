import { digitSum, type DatePart, type LifePath, type Reduction } from '@numeria/numerology'
import { steps as words } from '#messages/working-out'

/** One line of a working: what it is, how it is reduced, and what is left. */
export type Step = { label: string; working: string; value: number; isMaster: boolean }

const unitNames: Partial<Record<DatePart['unit'], string>> = {
  birthMonth: words.month,
  birthDay: words.day,
  birthYear: words.year,
}

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
      label: words.together,
      working: [`${addends} = ${sum ?? steps[0]}`, ...sums].join(' → '),
      value,
      isMaster: keptAsMaster(value),
    },
  ]
}

/** Further notes on a Life Path, in whole sentences: master numbers, karmic debts, other ways of counting. */
export function lifePathNotes({ parts, value, karmicDebt, digitSum: otherWay }: LifePath): string[] {
  const masters = [...new Set(parts.map((part) => part.value).filter(keptAsMaster))]
  const notes: string[] = []
  if (masters.length > 0) notes.push(words.keptInside(masters))
  if (keptAsMaster(value)) notes.push(words.isMaster(value))
  for (const debt of karmicDebt) notes.push(words.isDebt(debt, value))
  if (otherWay !== null) notes.push(words.otherWay(otherWay.value, otherWay.steps.join(' → ')))
  return notes
}
