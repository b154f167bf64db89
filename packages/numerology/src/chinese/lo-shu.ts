import { lineMaker, type Line } from '../lines.ts'
import { checkDate, type PlainDate } from '../plain-date.ts'
import { destiny, psychic } from '../vedic/date-numbers.ts'
import type { Kua } from './kua.ts'

/** The square whose rows, columns and diagonals all add up to 15. */
export const loShuRows: readonly (readonly number[])[] = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
]

/** The eight lines of the square; the names of the two diagonals vary from school to school. */
export const loShuPlanes = {
  mental: [4, 9, 2],
  emotional: [3, 5, 7],
  practical: [8, 1, 6],
  thought: [4, 3, 8],
  will: [9, 5, 1],
  action: [2, 7, 6],
  golden: [4, 5, 6],
  silver: [2, 5, 8],
} as const

export type LoShuPlane = keyof typeof loShuPlanes

/** Numbers that some schools write into the square besides the digits of the date. */
export type LoShuLayer = 'driver' | 'conductor' | 'kua'

export type LoShuGrid = {
  /** `counts[5]` is how often 5 stands in the square; `counts[0]` is always 0. */
  counts: number[]
  /** The digits of day, month and year, without zeros. */
  dateDigits: number[]
  layers: { layer: LoShuLayer; value: number }[]
  present: number[]
  missing: number[]
  /** Numbers that stand there more than once. */
  repeating: number[]
  /** Lines with all three numbers: arrows of strength. */
  complete: LoShuPlane[]
  /** Lines with none of their numbers: arrows of weakness, or of what is left to learn. */
  empty: LoShuPlane[]
}

export type LoShuOptions = { driverAndConductor?: boolean; kua?: Kua }

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const planeNames = Object.keys(loShuPlanes) as LoShuPlane[]

function layersOf(birthDate: PlainDate, { driverAndConductor = false, kua }: LoShuOptions): LoShuGrid['layers'] {
  const layers: LoShuGrid['layers'] = []
  if (driverAndConductor)
    layers.push(
      { layer: 'driver', value: psychic(birthDate).value },
      { layer: 'conductor', value: destiny(birthDate).value },
    )
  if (kua !== undefined) layers.push({ layer: 'kua', value: kua.value })
  return layers
}

/**
 * The Lo Shu square of a birth date: how often each digit of DD MM YYYY occurs, zeros dropped. Reading a date into the old
 * Chinese square is a modern practice; some schools add the driver (psychic), the conductor (destiny) and the Kua number.
 *
 * @throws {NumerologyError} `date.impossible`
 * @example loShuGrid({ year: 1982, month: 8, day: 15 }).missing // [3, 4, 6, 7]
 */
export function loShuGrid(birthDate: PlainDate, options: LoShuOptions = {}): LoShuGrid {
  checkDate(birthDate)
  const written = `${birthDate.day}${birthDate.month}${birthDate.year}`
  const dateDigits = [...written].map(Number).filter((digit) => digit > 0)
  const layers = layersOf(birthDate, options)
  const counts = Array.from({ length: 10 }, () => 0)
  for (const digit of dateDigits) counts[digit]! += 1
  for (const { value } of layers) counts[value]! += 1
  const present = digits.filter((digit) => counts[digit]! > 0)
  const holds = (digit: number) => present.includes(digit)
  return {
    counts,
    dateDigits,
    layers,
    present,
    missing: digits.filter((digit) => !holds(digit)),
    repeating: digits.filter((digit) => counts[digit]! > 1),
    complete: planeNames.filter((plane) => loShuPlanes[plane].every(holds)),
    empty: planeNames.filter((plane) => !loShuPlanes[plane].some(holds)),
  }
}

/** All that `explainLoShu` says, in one language. */
export type LoShuWords = {
  planes: Readonly<Record<LoShuPlane, string>>
  digits: (digits: readonly number[]) => string
  layer: (layer: LoShuLayer, value: number) => string
  missing: (digits: readonly number[]) => string
  complete: (lines: readonly LoShuPlane[]) => string
  empty: (lines: readonly LoShuPlane[]) => string
}

const linesOf = (lines: readonly LoShuPlane[]) =>
  lines.map((line) => `${line} ${loShuPlanes[line].join('-')}`).join(', ') || 'none'

export const englishLoShu: LoShuWords = {
  planes: Object.fromEntries(planeNames.map((plane) => [plane, plane])) as Record<LoShuPlane, string>,
  digits: (digits) => `Digits of the date: ${digits.join(' ')}`,
  layer: (layer, value) => `Added as the ${layer}: ${value}`,
  missing: (digits) => `Missing: ${digits.join(', ') || 'none'}`,
  complete: (lines) => `Complete lines: ${linesOf(lines)}`,
  empty: (lines) => `Empty lines: ${linesOf(lines)}`,
}

const line = lineMaker<{ loShu: LoShuWords }>()

/** The square and its lines, for a person to follow: 'Digits of the date: 1 5 8 1 9 8 2', … */
export function explainLoShu(grid: LoShuGrid): Line<{ loShu: LoShuWords }>[] {
  const cell = (digit: number) => String(digit).repeat(grid.counts[digit]!) || '·'
  return [
    line('loShu.digits', grid.dateDigits),
    ...grid.layers.map(({ layer, value }) => line('loShu.layer', layer, value)),
    ...loShuRows.map((row) => row.map(cell).join(' | ')),
    line('loShu.missing', grid.missing),
    line('loShu.complete', grid.complete),
    line('loShu.empty', grid.empty),
  ]
}
