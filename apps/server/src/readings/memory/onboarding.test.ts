import { type ReadingLanguage, readingLanguages } from '@numeria/contract'
import { expect, test } from 'vitest'
import { onboardingReply } from './onboarding.ts'
import { spokenLanguage } from '../languages/spoken-language.ts'

const missing = { hasBirthDate: false, hasFullName: false, isComplete: false }

const birthCertificate: Record<ReadingLanguage, string> = {
  en: 'birth certificate',
  pt: 'certidão de nascimento',
  es: 'partida de nacimiento',
  fr: 'acte de naissance',
  de: 'Geburtsurkunde',
  it: 'atto di nascita',
}

test.each(readingLanguages)('the name at birth is asked for in %s', (language) => {
  expect(onboardingReply({ ...missing, hasBirthDate: true }, language)).toContain(birthCertificate[language])
})

test.each(readingLanguages)('what is missing is asked for in %s', (language) => {
  const replies = [
    onboardingReply(missing, language),
    onboardingReply({ ...missing, hasBirthDate: true }, language),
    onboardingReply({ ...missing, hasFullName: true }, language),
  ]
  expect(new Set(replies).size).toBe(3)
  for (const reply of replies) expect(spokenLanguage(reply, language === 'en' ? 'it' : 'en')).toBe(language)
})
