import { readingLanguages } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { wordLists } from '../languages/word-lists.ts'
import { keepable } from './proposed-memory.ts'
import { sensitiveTopic, type SensitiveTopic } from './sensitive-words.ts'

const today = { year: 2026, month: 11, day: 23 }
/** Sentences by language and topic, and `harmless` ones that only look so; ' / ' stands between them. */
const sentencesOf = wordLists(new URL('./sensitive-words.test-cases.txt', import.meta.url))
const topics = ['health', 'death', 'faith', 'politics', 'sex'] as const satisfies SensitiveTopic[]

describe.each(readingLanguages)('in %s', (language) => {
  test.each(topics)('nothing of %s is kept', (topic) => {
    const sentences = sentencesOf(`${language}.${topic}`).split(' / ')
    expect(sentences.length).toBeGreaterThan(10)
    expect(sentences.filter((sentence) => sensitiveTopic(sentence) === null)).toEqual([])
    expect(sentences.filter((sentence) => keepable([sentence], sentence, [], today).length > 0)).toEqual([])
  })

  test('sentences that only look sensitive pass', () => {
    const sentences = sentencesOf(`${language}.harmless`).split(' / ')
    expect(sentences.length).toBeGreaterThan(10)
    expect(sentences.filter((sentence) => sensitiveTopic(sentence) !== null)).toEqual([])
  })
})

test('a short note is read in the language of its message', () => {
  const message = 'Mi padre vive en Lugo y trabaja en el campo'
  expect(sensitiveTopic('padre', message)).toBeNull()
  expect(sensitiveTopic('padre', 'O meu tio é padre em Braga')).toBe('faith')
})
