/** Reads the server's English sentences about two people, so that they can be said in another language and tone. */

const relationWords = {
  high: 'with ease',
  compatible: 'together well',
  neutral: 'neither help',
  challenging: 'ask for patience',
} as const
export type Relation = keyof typeof relationWords

const pairText = /^(\d+) and (\d+) (.*)$/

/** '7 and 3 go together well'; undefined for a pair of planets. */
export function readPair(text: string): { yours: number; theirs: number; relation: Relation } | undefined {
  const [, yours, theirs, words = ''] = pairText.exec(text) ?? []
  const relation = (Object.keys(relationWords) as Relation[]).find((one) => words.includes(relationWords[one]))
  return relation && { yours: Number(yours), theirs: Number(theirs), relation }
}

const regardText =
  /(\p{Lu}\p{Ll}+)(?: \(\d\))? regards (\p{Lu}\p{Ll}+)(?: \(\d\))? (as a friend|without|as an adversary)/gu
export type Regard = 'friend' | 'neutral' | 'enemy'
const regardOf = (words: string): Regard =>
  words === 'as a friend' ? 'friend' : words === 'without' ? 'neutral' : 'enemy'

/** 'Sun regards Moon as a friend, Moon regards Sun …', with or without the numbers. */
export function readRegards(text: string): { one: string; other: string; regard: Regard }[] {
  return [...text.matchAll(regardText)].map(([, one = '', other = '', words = '']) => ({
    one,
    other,
    regard: regardOf(words),
  }))
}
