import type { PageLanguage, ReadingNumbers } from '@numeria/contract'
import type { StoredLine } from '@numeria/numerology'
import type { StoredNumber, StoredNumbers } from '../../../platform/database/stored-numbers.ts'
import { renderFactLine } from './fact-line.ts'

/** Renders one number in a page language. */
export function renderNumber({ key, label, text }: StoredNumber, language: PageLanguage) {
  return { key, label: renderFactLine(label, language), text: renderFactLine(text, language) }
}

/** Renders the stored numbers of a reading in a page language. */
export function renderNumbers({ facts, timeline, ...stored }: StoredNumbers, language: PageLanguage): ReadingNumbers {
  const rendered = (line: StoredLine) => renderFactLine(line, language)
  return {
    ...stored,
    facts: facts.map(({ value, working, steps, of, ...number }) => ({
      ...renderNumber(number, language),
      value,
      working: rendered(working),
      steps: steps.map(rendered),
      of,
    })),
    timeline: timeline && timeline.map((moment) => ({ ...moment, label: rendered(moment.label) })),
  }
}
