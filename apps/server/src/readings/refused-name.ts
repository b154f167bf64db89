import type { FieldErrorCode } from '@numeria/contract'
import type { NumerologyError, NumerologyErrorCode } from '@numeria/numerology'
import { refusedField, type AppError } from '../platform/errors.ts'

const codes: { readonly [Code in NumerologyErrorCode]?: PlainCode } = {
  'name.empty': 'field.name_not_latin',
  'name.no_vowel': 'field.name_without_vowel',
  'name.no_consonant': 'field.name_without_consonant',
}
type PlainCode = Extract<FieldErrorCode, `field.name_${string}`>

/** The refusal of a name from which no numbers can be computed. */
export const refusedName = ({ code }: NumerologyError): AppError =>
  refusedField('fullName', codes[code] ?? 'field.malformed')
