import { sealsOf, UnreadableSeal, type Seals } from '../platform/seals.ts'
import type { Settings } from '../platform/settings.ts'

/** Encrypted fields of bank details, in their own table and in a payout at the bank. */
export const sealedFields = ['holder', 'account', 'bank'] as const
type SealedField = (typeof sealedFields)[number]
type SealedRow = { user_id: string } & Record<SealedField, string | null>

/** Null where no key opens it: what was sealed by a key that is gone can be given anew by its owner, who must not be kept from it. */
export function openField(
  { encryption }: Pick<Settings, 'encryption'>,
  row: SealedRow,
  field: SealedField,
): string | null {
  try {
    return sealsOf(encryption).open(row[field]!, [row.user_id, field])
  } catch (error) {
    if (error instanceof UnreadableSeal) return null
    throw error
  }
}

/** Equal for equal accounts of different people: an IBAN names one by itself, a UK account number with its sort code. */
export function accountMark(
  seals: Seals,
  { accountType, account, bank }: { accountType: 'eu' | 'uk'; account: string; bank: string },
): string {
  return seals.marks(accountType === 'eu' ? account : `${bank} ${account}`)[0]!
}
