import { errorSentence, type ErrorCode, type ErrorParams, type FieldError, type PageLanguage } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'

type Failed = { code: ErrorCode; params?: ErrorParams | undefined; fieldError?: FieldError | undefined }

export const sentenceIn = (language: PageLanguage, failure: Failed): string =>
  errorSentence(pageTexts[language].errorTexts, failure)
