import { randomBytes } from 'node:crypto'

export type Vouchers<Value> = {
  issue(value: Value): string
  find(voucher: string): Value | undefined
  /** The value, and the voucher is spent. */
  redeem(voucher: string): Value | undefined
}

/** Unguessable strings that stand for a value, for `seconds`: codes and access tokens. */
export function createVouchers<Value>(seconds: number): Vouchers<Value> {
  const issued = new Map<string, { value: Value; expiresAt: number }>()

  function forgetExpired() {
    for (const [voucher, { expiresAt }] of issued) {
      if (expiresAt > Date.now()) return
      issued.delete(voucher)
    }
  }

  function find(voucher: string) {
    forgetExpired()
    return issued.get(voucher)?.value
  }

  return {
    find,
    issue(value) {
      forgetExpired()
      const voucher = randomBytes(32).toString('base64url')
      issued.set(voucher, { value, expiresAt: Date.now() + seconds * 1_000 })
      return voucher
    },
    redeem(voucher) {
      const value = find(voucher)
      issued.delete(voucher)
      return value
    },
  }
}
