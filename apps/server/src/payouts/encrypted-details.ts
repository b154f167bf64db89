import { cipherOf, DecryptionError, type Cipher } from '../platform/encryption.ts'
import type { Settings } from '../platform/settings.ts'

/** Encrypted fields of bank details, in their own table and in a payout at the bank. */
export const encryptedFields = ['holder', 'account', 'bank'] as const
type EncryptedField = (typeof encryptedFields)[number]
type EncryptedRow = { user_id: string } & Record<EncryptedField, string | null>

/** Null where no key opens it: what was encrypted by a key that is gone can be given anew by its owner, who must not be kept from it. */
export function decryptField(
  { encryption }: Pick<Settings, 'encryption'>,
  row: EncryptedRow,
  field: EncryptedField,
): string | null {
  try {
    return cipherOf(encryption).decrypt(row[field]!, [row.user_id, field])
  } catch (error) {
    if (error instanceof DecryptionError) return null
    throw error
  }
}

/** Equal for equal accounts of different people: an IBAN names one by itself, a UK account number with its sort code. */
export function accountMark(
  cipher: Cipher,
  { accountType, account, bank }: { accountType: 'eu' | 'uk'; account: string; bank: string },
): string {
  return cipher.marks(accountType === 'eu' ? account : `${bank} ${account}`)[0]!
}
