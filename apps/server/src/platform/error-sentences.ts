import {
  errorSentence,
  type ErrorCode,
  type ErrorParams,
  type ErrorTexts,
  type FieldError,
  type PageLanguage,
} from '@numeria/contract'
import { errorTexts as en } from '@numeria/contract/error-texts/en'
import { errorTexts as pt } from '@numeria/contract/error-texts/pt'

const texts: Readonly<Record<PageLanguage, ErrorTexts>> = { en, pt }

type Failed = { code: ErrorCode; params?: ErrorParams | undefined; fieldError?: FieldError | undefined }

export const sentenceIn = (language: PageLanguage, failure: Failed): string => errorSentence(texts[language], failure)
