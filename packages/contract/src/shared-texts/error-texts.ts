import type { ErrorCode } from '../errors.ts'
import type { ErrorParams, FieldError, FieldErrorCode } from '../field-errors.ts'

/** The sentences of one page language. `{max}` stands for the parameter of that name. */
export type ErrorTexts = {
  locale: string
  errors: Readonly<Record<ErrorCode, string>>
  fields: Readonly<Record<FieldErrorCode, string>>
}

type Failed = {
  code: ErrorCode
  params?: ErrorParams | undefined
  fieldError?: Omit<FieldError, 'field'> | undefined
}

/** The sentence for a person. Of a refused field it says why. */
export function errorSentence({ locale, errors, fields }: ErrorTexts, { code, params, fieldError }: Failed): string {
  const [text, values] = fieldError ? [fields[fieldError.code], fieldError.params] : [errors[code], params ?? {}]
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]?.toLocaleString(locale) ?? '')
}
