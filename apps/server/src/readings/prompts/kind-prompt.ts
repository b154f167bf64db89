import type { Language } from '@numeria/contract'
import type { Fact } from '../facts/fact.ts'

/** How long a reading is, in words. Length follows the price. */
export type Words = { from: number; to: number }

export type Section = {
  key: string
  title: Record<Language, string>
  /** The facts that it is written from, by the beginnings of their keys. */
  from: readonly string[]
}

/** What one kind of reading asks of the model, besides what all readings are told. */
export type KindPrompt = {
  /** Goes up with every change of the words; each reading stores the version it was written with. */
  version: string
  task: string
  words: Words
  /** None for plain paragraphs. */
  sections: readonly Section[]
}

export type Form = { words: Words; sections: { key: string; title: string; facts: string[] }[] }

/** The form as the data block states it; a section that has no facts to stand on is left out. */
export function formOf(
  { sections }: Pick<KindPrompt, 'sections'>,
  words: Words,
  facts: readonly Fact[],
  language: Language,
): Form {
  return {
    words,
    sections: sections.flatMap(({ key, title, from }) => {
      const keys = facts.map((fact) => fact.key).filter((name) => from.some((start) => name.startsWith(start)))
      return keys.length === 0 ? [] : [{ key, title: title[language], facts: [...new Set(keys)] }]
    }),
  }
}
