/** One transfer in a bank file. */
export type Transfer = {
  /** Comes back on the bank's statement: 32 letters and digits. */
  reference: string
  /** In minor units of the file's currency. */
  minor: number
  holder: string
  /** IBAN, or account number. */
  account: string
  /** BIC, or sort code. */
  bank: string
}

export type AboutBatch = { batchId: string; at: Date }

/** The purpose on the receiver's bank statement. */
export const purpose = 'Numeria referral earnings'

/** 2505 is '25.05': from whole cents or pence, so that nothing is rounded on the way. */
export function decimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

export function totalOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { minor }) => sum + minor, 0)
}
