import { AppError } from '../platform/errors.ts'
import type { UkDebtor } from '../platform/pound-settings.ts'
import { nextBankDay, ukHoliday } from './payouts.rules.ts'
import { latinLetters } from './sepa-text.ts'
import { totalOf, type AboutBatch, type Transfer } from './transfer.ts'
import { canBeUkAccount } from './uk-modulus.ts'

const credit = '99'
const contra = '17'
const dayMs = 86_400_000

/**
 * Transfers in pounds as a Bacs file in Standard 18: labels of 80 characters, a record of 100 for each credit, and one contra record that debits their sum to
 * the paying account. All are processed on the next working day of British banks.
 */
export function bacsFile({ batchId, at }: AboutBatch, debtor: UkDebtor, transfers: readonly Transfer[]): string {
  const { sortCode, account, serviceUser } = debtor
  const total = totalOf(transfers)
  // Digits of the batch's own, so that the file is the same when it is written again.
  const serial = digits(Number.parseInt(batchId.slice(-8), 16) % 1_000_000, 6)
  const created = yearDay(at)
  const expires = yearDay(new Date(at.getTime() + 14 * dayMs))
  const ofFile = `A${serviceUser}S  1${serviceUser}${serial}00010001${gap(6)}${created}${expires}${gap(1)}000000${gap(20)}`
  const ofRecords = `F0200000100${gap(35)}00${gap(28)}`
  const processed = yearDay(new Date(nextBankDay(at, ukHoliday)))
  return [
    `VOL1${serial}${gap(31)}${serviceUser}${gap(32)}1`,
    `HDR1${ofFile}`,
    `HDR2${ofRecords}`,
    `UHL1${processed}999999${gap(4)}00000000${text('1 DAILY', 9)}000${gap(40)}`,
    ...transfers.map(({ reference, minor, holder, account: to, bank }) =>
      record(debtor, {
        to: { sortCode: bank, account: to },
        code: credit,
        pence: minor,
        texts: [debtor.name, reference.slice(0, 18), holder],
      }),
    ),
    record(debtor, {
      to: { sortCode, account },
      code: contra,
      pence: total,
      texts: [batchId.replaceAll('-', ' '), 'CONTRA', debtor.name],
    }),
    `EOF1${ofFile}`,
    `EOF2${ofRecords}`,
    `UTL1${digits(total, 13)}${digits(total, 13)}${digits(1, 7)}${digits(transfers.length, 7)}${gap(36)}`,
  ]
    .map((line) => `${line}\r\n`)
    .join('')
}

/** The account that UK accounts are paid from. @throws {AppError} `payouts.no_uk_debtor` where the settings do not name a real one */
export function checkUkDebtor(debtor: UkDebtor | null): UkDebtor {
  const isReal =
    debtor &&
    isUkAccount(debtor.sortCode, debtor.account) &&
    /^\d{6}$/.test(debtor.serviceUser) &&
    canBeUkAccount(debtor.sortCode, debtor.account)
  if (!isReal) throw new AppError('payouts.no_uk_debtor')
  return debtor
}

const isUkAccount = (sortCode: string, account: string) => /^\d{6}$/.test(sortCode) && /^\d{8}$/.test(account)

type Line = { to: { sortCode: string; account: string }; code: string; pence: number; texts: [string, string, string] }

/** Of a credit or of the contra record. Its texts are those of the sender, the reference and the receiver's name. */
function record({ sortCode, account }: UkDebtor, { to, code, pence, texts }: Line): string {
  if (!isUkAccount(to.sortCode, to.account)) throw new Error('A transfer names no UK account.')
  const [sender, reference, name] = texts.map((each) => text(each, 18))
  return `${to.sortCode}${to.account}0${code}${sortCode}${account}${gap(4)}${digits(pence, 11)}${sender}${reference}${name}`
}

const gap = (width: number) => ' '.repeat(width)

function digits(number: number, width: number): string {
  const written = String(number)
  if (!/^\d+$/.test(written) || written.length > width) throw new Error(`${written} does not fit into ${width} digits.`)
  return written.padStart(width, '0')
}

/** In the characters that Bacs takes: capital letters, digits and a few signs. */
function text(given: string, width: number): string {
  return latinLetters(given)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9.&/ -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, width)
    .padEnd(width)
}

/** A day as Bacs writes it: a blank, the year and the day of the year. */
function yearDay(at: Date): string {
  const year = at.getUTCFullYear()
  const day = Math.floor((at.getTime() - Date.UTC(year, 0)) / dayMs) + 1
  return ` ${String(year).slice(2)}${digits(day, 3)}`
}
