import { errorSentence, fieldErrorOf, type ErrorParams, type FieldError } from '@numeria/contract'
import { errorTexts } from '#messages/error-sentences'

/** Why a call failed, as the server answers it. A newer server may send codes that are not known here. */
export type Reason = { code?: string; params?: ErrorParams; fieldError?: Omit<FieldError, 'field'> }

/** The sentence in the page language; undefined for a code that is not known here. */
export function sentenceFor({ code, params, fieldError }: Reason): string | undefined {
  if (!isKnown(errorTexts.errors, code)) return undefined
  const isFieldKnown = fieldError !== undefined && isKnown(errorTexts.fields, fieldError.code)
  return errorSentence(errorTexts, { code, params, ...(isFieldKnown && { fieldError }) })
}

export type Issue = Parameters<typeof fieldErrorOf>[0]

/** The sentence for a rule of a schema. */
export const issueSentence = (issue: Issue): string =>
  errorSentence(errorTexts, { code: 'request.invalid', fieldError: fieldErrorOf(issue) })

const isKnown = <Texts extends object>(texts: Texts, code: string | undefined): code is string & keyof Texts =>
  code !== undefined && Object.hasOwn(texts, code)
