/** Reasons for which a field is refused, each with the names of its parameters. Codes are stable; `shared-texts/<language>/errors.ts` has their sentences. */
export const fieldErrors = {
  'field.required': [],
  'field.too_short': ['min'],
  'field.too_long': ['max'],
  'field.too_many_words': ['max'],
  'field.too_small': ['min'],
  'field.too_large': ['max'],
  'field.zero': [],
  'field.wrong_type': ['expected'],
  'field.malformed': [],
  /** Not among the choices. */
  'field.not_offered': [],
  /** The API has no such field. */
  'field.unknown': [],
  /** Other fields of the request exclude it. */
  'field.not_needed': [],
  /** An id that belongs to an earlier, different request. */
  'field.used_before': [],
  'field.email': [],
  'field.other_email': [],
  'field.time_zone': [],
  'field.country_required': [],
  'field.date': [],
  'field.birth_date_in_future': [],
  'field.under_age': ['age'],
  'field.under_age_to_compare': ['age'],
  'field.name_required': [],
  'field.name_letters': [],
  'field.name_not_latin': [],
  'field.name_without_vowel': [],
  'field.name_without_consonant': [],
  'field.already_listed': [],
  'field.no_public_reading': [],
  'field.referral_word': ['min', 'max'],
  'field.long_number': ['max'],
  'field.tax_number': [],
  'field.nif': [],
  /** Nine digits that are no NIF, without anything that names a country. */
  'field.nif_or_foreign': [],
  'field.nif_status': [],
  'field.vat_number': [],
  /** A number of another country without the letters that name it. */
  'field.country_letters': [],
  'field.tax_country': [],
  'field.tax_name': [],
  'field.postal_code': [],
  'field.postal_code_pt': [],
  'field.no_exemption': [],
  'field.holder_required': [],
  'field.holder_letters': [],
  'field.holder_too_long': ['max'],
  'field.eu_account_required': [],
  'field.uk_account_required': [],
  'field.iban': [],
  'field.iban_country': [],
  'field.bic': [],
  'field.bic_country': [],
  'field.sort_code': [],
  'field.account_number': [],
  'field.uk_account': [],
  'field.credentials_required': [],
  'field.own_words': [],
  'field.guessable': [],
  'field.telegram_username': [],
} as const satisfies Record<string, readonly string[]>

export type FieldErrorCode = keyof typeof fieldErrors
export type ErrorParams = Readonly<Record<string, string | number>>
export type FieldErrorParams<Code extends FieldErrorCode> = Readonly<
  Record<(typeof fieldErrors)[Code][number], string | number>
>

/** `field` is the path of a form's field: `bankDetails.iban`. */
export type FieldError = { field: string; code: FieldErrorCode; params: ErrorParams }

/** The code of a rule in a schema, which stands where zod has its message. */
export const fieldCode = (code: FieldErrorCode): FieldErrorCode => code

/** An issue as zod reports it, of any kind. */
type Rule = {
  readonly code?: string | undefined
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly expected?: unknown
  readonly input?: unknown
}
type Issue = Rule & {
  readonly message: string
  readonly path: readonly PropertyKey[]
  readonly keys?: unknown
  readonly params?: unknown
}

/** The refusal behind an issue of zod. */
export function fieldErrorOf(issue: Issue): FieldError {
  const code = Object.hasOwn(fieldErrors, issue.message) ? (issue.message as FieldErrorCode) : generalFieldCode(issue)
  const { minimum: min, maximum: max, expected } = issue
  const values: Readonly<Record<string, unknown>> = { min, max, expected, ...(issue.params as ErrorParams | undefined) }
  const params = Object.fromEntries(fieldErrors[code].map((name) => [name, toParam(values[name])]))
  const [unknown] = (issue.keys as readonly string[] | undefined) ?? []
  return { field: unknown ?? issue.path.map(String).join('.'), code, params }
}

const toParam = (value: unknown): string | number => (typeof value === 'number' ? value : String(value))

/** The code for a rule of a schema that names none. */
export function generalFieldCode({ code, origin, minimum, ...rule }: Rule): FieldErrorCode {
  const isText = origin === 'string'
  const isMissing = 'input' in rule && rule.input === undefined
  switch (code) {
    case 'invalid_type':
      return isMissing ? 'field.required' : 'field.wrong_type'
    case 'invalid_value':
      return isMissing ? 'field.required' : 'field.not_offered'
    case 'unrecognized_keys':
      return 'field.unknown'
    case 'too_small':
      if (!isText) return 'field.too_small'
      return minimum === 1 ? 'field.required' : 'field.too_short'
    case 'too_big':
      return isText ? 'field.too_long' : 'field.too_large'
    case undefined:
    default:
      return 'field.malformed'
  }
}
