import type { PageLanguage } from '@numeria/contract'
import { lineMaker, renderLine, type Line, type StoredLine } from '@numeria/numerology'
import type { FactWords } from '../../../page-texts/en/facts.ts'
import { pageTexts } from '../../../page-texts/page-texts.ts'

/** A text of a fact as data. */
export type FactLine = Line<FactWords>

export const line = lineMaker<FactWords>()

/** Renders a text of a fact in a language; those of prompts are English. */
export function renderFactLine(text: StoredLine, language: PageLanguage): string {
  return renderLine(text, pageTexts[language].facts)
}
