import type { Language } from '@numeria/contract'
import type { Fact } from '../facts/fact.ts'

/** How long a reading is, in words. Length follows the price. */
export type Words = { from: number; to: number }

export type Section = {
  key: string
  title: Record<Language, string>
  /** Of a reading about another year than this one, which {year} names. */
  titleOfYear?: Record<Language, string>
  /** The facts that it is written from, by the beginnings of their keys, in the order in which they matter. */
  from: readonly string[]
}

/** The numbers of a person that do not change with time, in every tradition. */
export const ownNumbers = [
  'psychic_',
  'destiny_',
  'planet_of',
  'friendship_',
  'name_',
  'compound_',
  'ordinal_',
  'lo_shu_',
  'driver_',
  'conductor_',
  'kua',
  'life_path',
  'expression',
  'soul_urge',
  'personality',
]

/** The length and the sections of one kind of reading. Its words to the model are in texts/kind-….md. */
export type KindForm = {
  words: Words
  /** None for plain paragraphs. */
  sections: readonly Section[]
}

export type Form = { words: Words; sections: { key: string; title: string; facts: string[] }[] }

/**
 * The form as the data block states it; a section that has no facts to stand on is left out.
 * @param otherYear the year that the reading is about, where it is not this one: this year's Personal Year is then no matter of a section
 */
export function formOf(
  { sections }: Pick<KindForm, 'sections'>,
  words: Words,
  facts: readonly Fact[],
  language: Language,
  otherYear: number | null = null,
): Form {
  const told = otherYear === null ? facts : facts.filter(({ key }) => key !== 'personal_year')
  return {
    words,
    sections: sections.flatMap(({ key, title, titleOfYear, from }) => {
      const ids = from.flatMap((start) => told.filter(({ key: own }) => own.startsWith(start)).map(({ id }) => id))
      const titled =
        otherYear === null || titleOfYear === undefined
          ? title[language]
          : titleOfYear[language].replace('{year}', String(otherYear))
      return ids.length === 0 ? [] : [{ key, title: titled, facts: [...new Set(ids)] }]
    }),
  }
}
