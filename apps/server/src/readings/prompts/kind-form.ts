import { type ReadingLanguage, readingLanguages } from '@numeria/contract'
import type { Fact } from '../facts/fact.ts'
import type { PromptText } from './prompt-text.ts'

/** How long a reading is, in words. Length follows the price. */
export type Words = { from: number; to: number }

type Section = {
  key: string
  titles: Readonly<Record<ReadingLanguage, string>>
  /** The titles in a reading about another year than this one, which {year} names. */
  titlesOfYear: Readonly<Record<ReadingLanguage, string>>
  /** The facts that it is written from, by the beginnings of their keys, in the order in which they matter. */
  from: readonly string[]
}

/** The length and the sections of one kind of reading: none for plain paragraphs. */
export type KindForm = { words: Words; sections: readonly Section[] }

export type Form = { words: Words; sections: { key: string; title: string; facts: string[] }[] }

/** The form of a kind, as the head of its text states it: `words: 350-450`, then its sections with their facts and titles. */
export function kindFormOf({ head }: PromptText): KindForm {
  const [first = '', ...sections] = head.split(/^section: /m)
  const [, from, to] = /^words: (\d+)-(\d+)$/m.exec(first) ?? []
  if (to === undefined) throw new Error('the text of a kind of reading promises no words')
  return { words: { from: Number(from), to: Number(to) }, sections: sections.map(sectionOf) }
}

function sectionOf(written: string): Section {
  const [key = '', ...lines] = written.trim().split('\n')
  const field = (name: string) => {
    const line = lines.find((one) => one.startsWith(`  ${name}: `))
    if (line === undefined) throw new Error(`the section ${key} of a reading has no ${name}`)
    return line.slice(name.length + 4)
  }
  const titled = (place: 0 | 1) =>
    Object.fromEntries(
      readingLanguages.map((language) => {
        const [title, ofYear] = field(language).split(' | ')
        return [language, place === 1 ? (ofYear ?? title) : title]
      }),
    ) as Record<ReadingLanguage, string>
  return { key, titles: titled(0), titlesOfYear: titled(1), from: field('facts').split(', ') }
}

/**
 * The form as the data block states it; a section that has no facts to stand on is left out.
 * @param otherYear the year that the reading is about, where it is not this one
 */
export function formOf(
  { sections }: KindForm,
  words: Words,
  facts: readonly Fact[],
  language: ReadingLanguage,
  otherYear: number | null,
): Form {
  return {
    words,
    sections: sections.flatMap(({ key, titles, titlesOfYear, from }) => {
      const ids = from.flatMap((start) => facts.filter(({ key: own }) => own.startsWith(start)).map(({ id }) => id))
      const title = otherYear === null ? titles[language] : titlesOfYear[language].replace('{year}', String(otherYear))
      return ids.length === 0 ? [] : [{ key, title, facts: [...new Set(ids)] }]
    }),
  }
}
