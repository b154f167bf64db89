import type { BankDetails, PayoutModeRequest } from '@numeria/contract'

/** Everything that the form holds, whichever fields are shown. */
export type PayoutForm = {
  mode: PayoutModeRequest['mode']
  accountType: BankDetails['accountType']
  fullName: string
  iban: string
  swift: string
  sortCode: string
  accountNumber: string
}

export const emptyForm: PayoutForm = {
  mode: 'credits',
  accountType: 'eu',
  fullName: '',
  iban: '',
  swift: '',
  sortCode: '',
  accountNumber: '',
}

/** The fields that a type of account has, beside the holder's name. */
export const accountFields = { eu: ['iban', 'swift'], uk: ['sortCode', 'accountNumber'] } as const

export type BankField = 'fullName' | (typeof accountFields)['eu' | 'uk'][number]

/** Missing fields of a transfer: the name first, then the account. Null in credits mode. */
export function missingDetails(form: PayoutForm): { what: 'fullName' | 'eu' | 'uk'; fields: BankField[] } | null {
  if (form.mode === 'credits') return null
  if (form.fullName.trim() === '') return { what: 'fullName', fields: ['fullName'] }
  const fields = accountFields[form.accountType].filter((field) => form[field].trim() === '')
  return fields.length > 0 ? { what: form.accountType, fields } : null
}

/** The request body: bank details for transfers only, limited to the fields of the account type. */
export function toPayoutRequest(form: PayoutForm): PayoutModeRequest {
  if (form.mode === 'credits') return { mode: 'credits' }
  const { accountType, fullName, iban, swift, sortCode, accountNumber } = form
  const account = accountType === 'eu' ? { iban, swift } : { sortCode, accountNumber }
  return { mode: 'cash', bankDetails: { accountType, fullName: fullName.trim(), ...account } }
}

/** The form's name of a field that the server refused: `bankDetails.iban`. */
export function toBankField(field: string | undefined): BankField | null {
  const name = field?.replace(/^bankDetails\./, '')
  return (['fullName', 'iban', 'swift', 'sortCode', 'accountNumber'] as const).find((known) => known === name) ?? null
}
