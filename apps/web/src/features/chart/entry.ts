import type { ChartNumber } from '@numeria/contract'
import { formatWorking, type NumberResult } from '@numeria/numerology'
import { chart } from '#messages/chart'
import type { RuleId } from '../numerology/rule-of.ts'
import type { ChartPosition, SentenceKind } from './texts.ts'

export type TextRef = { position: ChartPosition; value: number | string }
export type SentenceRef = { kind: SentenceKind; key: number | string; label?: string }

/** One line of the chart: a number or a letter, how it came about, and where its texts are. */
export type Entry = {
  id: string
  label: string
  /** '7', '13/4', 'A' */
  shown: string
  /** For the figure beside it. */
  value: number | null
  note?: string
  working: string | null
  /** The number with its steps, for the whole working. */
  result: ChartNumber | null
  texts: readonly TextRef[]
  sentences: readonly SentenceRef[]
  rule: RuleId
}

/** The wire carries the engine's own results. */
export const asResult = (number: ChartNumber) => number as unknown as NumberResult

/** '7', '11/2' for a master number, '13/4' for a karmic debt. */
export function shownOf({ value, karmicDebt }: { value: number; karmicDebt: readonly number[] }): string {
  if (karmicDebt.length > 0) return `${karmicDebt[0]}/${value}`
  return value > 9 ? `${value}/${[...String(value)].reduce((sum, digit) => sum + Number(digit), 0)}` : String(value)
}

type More = Partial<Pick<Entry, 'note' | 'sentences'>>

/** A number of the engine with its texts. */
export function numberEntry(
  id: string,
  label: string,
  rule: RuleId,
  result: ChartNumber,
  texts: readonly TextRef[],
  more: More = {},
): Entry {
  return {
    id,
    label,
    shown: shownOf(result),
    value: result.value,
    working: result.parts.length === 1 && result.steps.length === 1 ? null : formatWorking(asResult(result)),
    result,
    texts,
    sentences: [],
    rule,
    ...more,
  }
}

type Told = Pick<Entry, 'id' | 'label' | 'shown' | 'rule'> & Partial<Entry>

/** A letter, a list or a number that has no working by steps. */
export const toldEntry = (told: Told): Entry => ({
  value: null,
  working: null,
  result: null,
  texts: [],
  sentences: [],
  ...told,
})

/** The core numbers by the places that the engine names. */
export const placeName = (place: string): string => chart.numbers[place as keyof typeof chart.numbers]
