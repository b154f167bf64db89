import type { PageLanguage } from '@numeria/contract'
import { lineMaker, renderLine, type Line, type StoredLine } from '@numeria/numerology'
import { portugueseFacts } from './fact-words-pt.ts'
import { englishFacts, type FactWords } from './fact-words.ts'

/** A text of a fact as data. */
export type FactLine = Line<FactWords>

export const line = lineMaker<FactWords>()

const catalogues: Readonly<Record<PageLanguage, FactWords>> = { en: englishFacts, pt: portugueseFacts }

/** Renders a text of a fact in a language; those of prompts are English. */
export function renderFactLine(text: StoredLine, language: PageLanguage): string {
  return renderLine(text, catalogues[language])
}
