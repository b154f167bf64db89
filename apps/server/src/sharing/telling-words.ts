import { readingLanguages } from '@numeria/contract'

type Person = { fullName: string; birthDate: string } | null

/** About as many signs as stand in three lines of the picture. */
const room = 130

/**
 * A short excerpt of a reading for other people: the first whole sentences without names and birth dates.
 * @param paragraphs plain text
 * @param people the subjects of the reading
 */
export function tellingWords(paragraphs: readonly string[], people: readonly Person[]): string {
  const isPrivate = privateIn(people)
  let words = ''
  for (const paragraph of paragraphs) {
    for (const sentence of sentencesOf(paragraph)) {
      if (isPrivate(sentence)) continue
      if (words !== '' && words.length + sentence.length > room) return words
      words = `${words} ${sentence}`.trim()
    }
    if (words !== '') return words
  }
  return words
}

function privateIn(people: readonly Person[]): (sentence: string) => boolean {
  const names = new Set<string>()
  const births: { year: string; day: string; months: string[] }[] = []
  for (const person of people) {
    if (!person) continue
    for (const name of wordsOf(person.fullName)) if (name.length > 1) names.add(name)
    const [year = '', month = '', day = ''] = person.birthDate.split('-')
    births.push({ year, day: String(Number(day)), months: monthNames(Number(month)) })
  }
  return (sentence) => {
    const said = wordsOf(sentence)
    return (
      said.some((word) => names.has(word)) ||
      births.some(
        ({ year, day, months }) =>
          said.includes(year) ||
          (said.some((word) => word.replace(/^0|\D+$/g, '') === day) && months.some((name) => said.includes(name))),
      )
    )
  }
}

const wordsOf = (text: string): string[] =>
  Array.from(
    text
      .toLowerCase()
      .normalize('NFC')
      .matchAll(/[\p{L}\p{M}\p{N}]+/gu),
    ([word]) => word,
  )

/** A full stop behind a number ends no sentence: '14. Juli' stays together. */
function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = []
  let begun = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph)) {
    begun += segment
    if (/\d\.\s*$/.test(begun)) continue
    sentences.push(begun.trim())
    begun = ''
  }
  return [...sentences, begun.trim()].filter(Boolean)
}

/** Names of a month in every reading language. */
const monthNames = (month: number): string[] =>
  readingLanguages.map((language) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
      .format(Date.UTC(2000, month - 1, 1))
      .toLowerCase(),
  )
