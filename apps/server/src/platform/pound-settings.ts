/** Pounds for a euro, in millionths, and the day of that rate: `2026-11-20`. */
export type PoundRate = { millionths: number; on: string }
/** The account in pounds that UK accounts are paid from. */
export type UkDebtor = { name: string; sortCode: string; account: string; serviceUser: string }

type Environment = Readonly<Record<string, string | undefined>>

/** `EUR_TO_GBP` of the day `EUR_TO_GBP_DATE`; null where no rate is set, and payouts to UK accounts wait. */
export function poundRateSetting(environment: Environment, problems: string[]): PoundRate | null {
  const [rate, on] = ['EUR_TO_GBP', 'EUR_TO_GBP_DATE'].map((name) => environment[name]?.trim() ?? '')
  if (!rate && !on) return null
  if (!/^[0-5]\.\d{1,6}$/.test(rate!) || Number(rate) < 0.2)
    problems.push(`EUR_TO_GBP must be a rate such as 0.8412, not "${rate}"`)
  if (!isDay(on!)) problems.push(`EUR_TO_GBP_DATE must be the day of the rate, such as 2026-11-20, not "${on}"`)
  return { millionths: Math.round(Number(rate) * 1_000_000), on: on! }
}

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The paying account with its Bacs service user number; null where none is given. */
export function ukDebtorSetting(environment: Environment, problems: string[]): UkDebtor | null {
  const [name, sortCode, account, serviceUser] = [
    'COMPANY_NAME',
    'COMPANY_UK_SORT_CODE',
    'COMPANY_UK_ACCOUNT',
    'BACS_USER_NUMBER',
  ].map((setting) => environment[setting]?.trim())
  if (!sortCode && !account && !serviceUser) return null
  if (name && sortCode && account && serviceUser)
    return { name, sortCode: sortCode.replaceAll(/[\s-]/g, ''), account, serviceUser }
  problems.push('COMPANY_UK_SORT_CODE, COMPANY_UK_ACCOUNT and BACS_USER_NUMBER go together, and with COMPANY_NAME')
  return null
}
