import { errorSentence, type ErrorCode, type ErrorParams, type ErrorTexts, type FieldError } from '@numeria/contract'
import { errorTexts as en } from '@numeria/contract/error-texts/en'
import { errorTexts as pt } from '@numeria/contract/error-texts/pt'
import type { Language } from './language.ts'

const texts: Readonly<Record<Language, ErrorTexts>> = { en, pt }

type Failed = { code: ErrorCode; params?: ErrorParams | undefined; fieldError?: FieldError | undefined }

export const sentenceIn = (language: Language, failure: Failed): string => errorSentence(texts[language], failure)
