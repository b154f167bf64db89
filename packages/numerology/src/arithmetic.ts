import { digitSum, pythagoreanMasters } from './reduce.ts'

/** '8 + 4 + 8' */
export function spellSum(numbers: readonly number[]): string {
  return numbers.join(' + ')
}

/** '9 − 4', the larger first. */
export function spellDifference(numbers: readonly number[]): string {
  return numbers.toSorted((one, other) => other - one).join(' − ')
}

/** '29 → 11' */
export function spellPath(path: readonly number[]): string {
  return path.join(' → ')
}

/** '7' for a number that needs no reduction, else '28 → 2 + 8 = 10 → 1 + 0 = 1', with `endsInMaster` behind a master number. */
export function spellReduction(path: readonly number[], endsInMaster: string): string {
  const sums = path
    .slice(0, -1)
    .map((number) => ` → ${spellSum([...String(number)].map(Number))} = ${digitSum(number)}`)
  return `${path[0]}${sums.join('')}${pythagoreanMasters.includes(path.at(-1)!) ? endsInMaster : ''}`
}

/** A letter and its value. */
export type LetterWorth = readonly [letter: string, value: number]

/** 'A 1 + B 2' */
export function spellLetters(letters: readonly LetterWorth[]): string {
  return letters.map(([letter, value]) => `${letter} ${value}`).join(' + ')
}
