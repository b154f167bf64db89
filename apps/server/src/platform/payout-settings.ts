import { join, resolve } from 'node:path'
import { poundRateSetting, ukDebtorSetting, type PoundRate, type UkDebtor } from './pound-settings.ts'
import { looksRandom } from './safe-settings.ts'
import { withholdingSetting, type WithholdingRule } from './withholding-settings.ts'

/** The key in use first; a file stands in for it outside production. */
export type Encryption = { keys: readonly Buffer[] } | { keyFile: string }

export type Debtor = { name: string; iban: string; bic: string }

export type PayOutSettings = {
  /** Keys for the encryption of bank details, the current one first; outside production a file stands in for them. */
  encryption: Encryption
  /** From which account referrers are paid; null: no payment file for SEPA can be written. */
  debtor: Debtor | null
  usdToEurMillionths: number | null
  /** By which payouts to UK accounts are paid; null: they wait. */
  eurToGbp: PoundRate | null
  /** From which account UK accounts are paid; null: no file for them can be written. */
  ukDebtor: UkDebtor | null
  withholding: readonly WithholdingRule[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** Money to referrers. Problems are added to `problems`. */
export function payOutSettings(environment: Environment, problems: string[]): PayOutSettings {
  return {
    encryption: encryptionSettings(environment, problems),
    debtor: debtorSettings(environment, problems),
    usdToEurMillionths: usdToEurSetting(environment, problems),
    eurToGbp: poundRateSetting(environment, problems),
    ukDebtor: ukDebtorSetting(environment, problems),
    withholding: withholdingSetting(environment, problems),
  }
}

/** Keys for the encryption of bank details. Problems are added to `problems`. */
function encryptionSettings(environment: Environment, problems: string[]): Encryption {
  const keys: Buffer[] = []
  for (const name of ['ENCRYPTION_KEY', 'ENCRYPTION_KEY_PREVIOUS']) {
    const text = environment[name]?.trim()
    if (!text) continue
    const key = Buffer.from(text, 'base64')
    if (key.length === 32) keys.push(key)
    else problems.push(`${name} must be 32 bytes in base64, as \`openssl rand -base64 32\` makes them`)
    if (key.length === 32 && environment['NODE_ENV'] === 'production' && !looksRandom(key))
      problems.push(`${name} is easy to guess: its bytes are not random. Make one with \`openssl rand -base64 32\``)
  }
  if (!environment['ENCRYPTION_KEY']?.trim() && keys.length > 0)
    problems.push('ENCRYPTION_KEY missing beside ENCRYPTION_KEY_PREVIOUS')
  if (keys.length > 0) return { keys }
  return { keyFile: join(resolve(environment['DATA_DIR']?.trim() || 'data'), 'encryption.key') }
}

/** From which account referrers are paid; null where none is given. */
function debtorSettings(environment: Environment, problems: string[]): Debtor | null {
  const [name, iban, bic] = ['COMPANY_NAME', 'COMPANY_IBAN', 'COMPANY_BIC'].map((setting) =>
    environment[setting]?.trim(),
  )
  if (!iban && !bic) return null
  if (name && iban && bic) return { name, iban: iban.replaceAll(' ', '').toUpperCase(), bic: bic.toUpperCase() }
  problems.push('COMPANY_IBAN and COMPANY_BIC go together, and with COMPANY_NAME')
  return null
}

/** Millionths of a euro for a dollar, by which commissions on dollar purchases are booked; null where no rate is set. */
function usdToEurSetting(environment: Environment, problems: string[]): number | null {
  const text = environment['USD_TO_EUR']?.trim()
  if (!text) return null
  if (/^[0-5]\.\d{1,6}$/.test(text) && Number(text) >= 0.2) return Math.round(Number(text) * 1_000_000)
  problems.push(`USD_TO_EUR must be a rate such as 0.86, not "${text}"`)
  return null
}
