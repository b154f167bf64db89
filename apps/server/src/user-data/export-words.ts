import type { PageLanguage, Relation } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'

/** Null for a technical field. */
export function fieldWord(field: string, language: PageLanguage): string | null {
  const words: Partial<Record<string, string>> = pageTexts[language].downloadFields
  return words[field] ?? null
}

/** Fields whose texts are codes of ours; the text of every other field is a person's, and stays as it is. */
const coded = new Set(
  'accountType channel currency decision dispute kind language mode outcome provider reason source state tone type'.split(
    ' ',
  ),
)

/** A text in words: of a code in the page's language. */
export function valueWord(field: string, text: string, language: PageLanguage): string {
  if (field === 'relation') return pageTexts[language].shared.relationNames[text as Relation]
  if (!coded.has(field) || !/^[a-z]+(?:[_.][a-z]+)*$/.test(text)) return text
  const { emailKinds, downloadValues } = pageTexts[language]
  const words: Partial<Record<string, string>> = { ...emailKinds, ...downloadValues }
  return words[text] ?? text.replaceAll(/[_.]/g, ' ')
}
