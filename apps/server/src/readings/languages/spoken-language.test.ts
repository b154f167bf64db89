import type { ReadingLanguage } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { spoken } from './spoken-language.test-cases.ts'
import { spokenLanguage } from './spoken-language.ts'

describe.each(Object.entries(spoken) as [ReadingLanguage, readonly string[]][])('%s is heard', (language, messages) => {
  test.each(messages)('%s', (message) => {
    const other: ReadingLanguage = language === 'en' ? 'fr' : 'en'
    expect(spokenLanguage(message, other)).toBe(language)
  })
})

test.each(['', '2027?', '???', '👩‍🚀', 'Mmm', '1990-05-17', 'Привет'])(
  '“%s” says nothing, so the fallback stands',
  (message) => {
    expect(spokenLanguage(message, 'it')).toBe('it')
  },
)
