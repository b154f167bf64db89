import { pageLanguages } from '@numeria/contract'
import type { Deps } from '../../../apps/server/src/deps.ts'
import type { Email } from '../../../apps/server/src/integrations/mail.ts'
import { localDay } from '../../../apps/server/src/platform/local-time.ts'
import { pageTexts, type PageTexts } from '../../../apps/server/src/page-texts/page-texts.ts'
import type { Human } from './humans.ts'

const dayMs = 86_400_000
const inEach = (of: (texts: PageTexts) => string): string[] => pageLanguages.map((language) => of(pageTexts[language]))
const last = inEach(({ reminders }) => reminders.last({ today: '', end: '' }).subject)
const lastTitles = inEach(({ reminders }) => reminders.lastNotification.title)
const birthdays = inEach(({ letters }) => letters.birthday)
const turns = inEach(({ letters }) => letters.turns)
const daily = /^(Personal Day|Dia Pessoal) \d+: /

/** E-mails without an unsubscribe link: each comes for one action of its recipient, or for money that the provider took or gave back. */
const receipts: readonly (readonly [kind: string, subject: RegExp])[] = [
  ['order', /^(Order confirmation|Confirmação da encomenda): /],
  ['withdrawal', /^(Your withdrawal from|Resolução do contrato:) /],
  ['refunded', /^(Refunded|Reembolsado): /],
  ['paid_in_pause', /^(Your payment for .+ is being refunded|Reembolso do teu pagamento de .+)$/],
  ['invoice', /^(Your invoice|A tua fatura) /],
  ['credit_note', /^(Your credit note|A tua nota de crédito) /],
  ['renewal_notice', /^.+ (renews on|renova-se a) \d\d\/\d\d\/\d{4}$/],
  ['cancelled', /^(Your subscription is cancelled|A tua subscrição está cancelada): /],
  ['bank_details', /^(Your bank details were changed|Os teus dados bancários foram alterados)$/],
  ['tax_details', /^(Your tax details were changed|Os teus dados fiscais foram alterados)$/],
  ['payout_made', /^(Your referral payout is due|Tens um pagamento a receber)$/],
  ['payout_paid', /^(Your referral payout was paid|O teu pagamento foi feito)$/],
  [
    'payout_failed',
    /^(Your referral payout failed|The bank returned your referral payout|O teu pagamento falhou|O banco devolveu o teu pagamento)$/,
  ],
  [
    'deletion_waiting',
    /^((Facebook|Apple) asked us to delete your .+ account|Pedido d[oa] (Facebook|Apple) para apagar a tua conta .+)$/,
  ],
  ['deletion_announced', /^(Your .+ account will be deleted on|A tua conta .+ vai ser apagada a) \d\d\/\d\d\/\d{4}$/],
  ['deleted', /^(Your .+ account has been deleted|A tua conta .+ foi apagada)$/],
  ['login', /^(Your .+ sign-in code|O teu código para iniciar sessão na .+): /],
]
/** These name their purchase. */
const ofPurchases = ['order', 'invoice', 'withdrawal', 'refunded', 'paid_in_pause']
const purchase = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Names an e-mail that is wanted: the recipient, its kind, and the purchase or the day of the renewal that it is about. */
export const receiptOf = (email: string, kind: string, about = ''): string => `${kind} ${about} to ${email}`

/** As the notice of a renewal writes it. */
export const dayOfRenewal = (seconds: number): string =>
  new Date(seconds * 1_000).toISOString().slice(0, 10).split('-').toReversed().join('/')

/** Judges every message by what its recipient asked for, did or paid. */
export class MailJudge {
  readonly unwanted: string[] = []
  readonly doubled: string[] = []
  readonly sent: Record<string, number> = {}
  /** How often an e-mail without an unsubscribe link is wanted. */
  readonly #wanted = new Map<string, number>()
  /** Those that may come once, and are not missed. */
  readonly #allowed = new Set<string>()
  readonly #got = new Map<string, number>()
  readonly #deps: Deps
  readonly #isBouncing: (email: string) => boolean

  constructor(deps: Deps, isBouncing: (email: string) => boolean) {
    this.#deps = deps
    this.#isBouncing = isBouncing
  }

  want(receipt: string): void {
    this.#wanted.set(receipt, (this.#wanted.get(receipt) ?? 0) + 1)
  }

  allow(receipt: string): void {
    this.#allowed.add(receipt)
  }

  takeEmail(human: Human | undefined, { to, subject, text, unsubscribeUrl }: Email): void {
    const kind = receipts.find(([, pattern]) => pattern.test(subject))?.[0]
    if (unsubscribeUrl === undefined && kind !== undefined) {
      this.#count(kind)
      const about = ofPurchases.includes(kind)
        ? purchase.exec(text)![0]
        : kind === 'credit_note'
          ? subject
          : (/[\d/]{10}$/.exec(subject)?.[0] ?? '')
      const receipt = receiptOf(to, kind, about)
      // Refunds and disputes of the provider bring them as well: each number comes once.
      if (kind === 'credit_note') this.allow(receipt)
      this.#got.set(receipt, (this.#got.get(receipt) ?? 0) + 1)
    } else if (!human || unsubscribeUrl === undefined) this.unwanted.push(`“${subject}” to ${to}`)
    else if (daily.test(subject) || last.includes(subject))
      this.#judgeDay(human, 'email', human.wantsEmail, last.includes(subject))
    else this.#judgeYearly(human, subject)
  }

  takeNotification(human: Human, endpoint: string, title: string): void {
    this.#judgeDay(human, endpoint, human.devices.has(endpoint), lastTitles.includes(title))
  }

  #judgeDay(human: Human, way: string, isWanted: boolean, isLast: boolean): void {
    const day = this.#today(human)
    this.#count(way === 'email' ? 'daily e-mail' : 'notification')
    // A last e-mail that the mail server did not take comes after the last notification, maybe past midnight.
    const isDelayed = isLast && human.lastDays.get(way) !== human.quietSince
    const wasQuiet = human.quietSince !== null && human.quietSince !== day && !isDelayed
    if (!isWanted || human.isGone || wasQuiet) this.unwanted.push(`${way} to ${human.userId} on ${day}`)
    this.#noteDay(human, way, day)
    if (isLast) human.quietSince = day
  }

  /** A birthday has its letter, with its turning points, where it was asked for; 1 January and other birthdays have the turning points alone. */
  #judgeYearly(human: Human, subject: string): void {
    const day = this.#today(human)
    const year = Number(day.slice(0, 4))
    const isBirthday = birthdayIn(human.birthDate, year) === day
    const isLetter = birthdays.includes(subject)
    this.#count(isLetter ? 'birthday letter' : 'turning points')
    const isWanted = isLetter
      ? isBirthday && human.wantsBirthday
      : turns.includes(subject) && human.wantsTurns && (isBirthday ? !human.wantsBirthday : day.endsWith('-01-01'))
    if (!isWanted || human.isGone) this.unwanted.push(`“${subject}” to ${human.userId} on ${day}`)
    this.#noteDay(human, 'yearly', day)
    if (!isLetter) return
    if (human.birthdayYears.has(year)) this.doubled.push(`birthday letter to ${human.userId} in ${year}`)
    human.birthdayYears.add(year)
  }

  #noteDay(human: Human, way: string, day: string): void {
    const lastDay = human.lastDays.get(way)
    if (lastDay !== undefined && lastDay >= day) this.doubled.push(`${way} to ${human.userId} on ${day}`)
    human.lastDays.set(way, day)
  }

  /** Compares the receipts that came with those that were wanted, once the provider's events are known. */
  judgeReceipts(): void {
    for (const [receipt, count] of this.#got) {
      const wanted = this.#wanted.get(receipt) ?? (this.#allowed.has(receipt) ? 1 : 0)
      if (wanted === 0) this.unwanted.push(receipt)
      else if (count > wanted) this.doubled.push(receipt)
    }
  }

  /** E-mails that never came, of people who have a mailbox: receipts, and letters of birthdays that were wanted for two days before. */
  missing(humans: readonly Human[]): string[] {
    const staying = humans.filter(({ isGone }) => !isGone)
    const addresses = new Set(staying.map(({ email }) => email))
    const receiptsLeft = [...this.#wanted].flatMap(([receipt, wanted]) => {
      const [name, address] = receipt.split(' to ')
      // An account that is deleted gets the confirmation of that, and what was waiting about orders.
      const isDue = name!.startsWith('deleted') || addresses.has(address!)
      return isDue && !this.#isBouncing(address!) && (this.#got.get(receipt) ?? 0) < wanted ? [receipt] : []
    })
    const now = this.#deps.clock.now()
    const years = [now.getUTCFullYear() - 1, now.getUTCFullYear()]
    const birthdaysLeft = staying.flatMap((human) =>
      years.flatMap((year) => {
        const at = Date.parse(birthdayIn(human.birthDate, year))
        const isDue = at > human.settledAt.getTime() + 2 * dayMs && at < now.getTime() - 2 * dayMs
        const isMissing = human.wantsBirthday && isDue && !human.birthdayYears.has(year)
        return isMissing && !this.#isBouncing(human.email)
          ? [`birthday letter to ${human.userId} in ${human.zone} on ${birthdayIn(human.birthDate, year)}`]
          : []
      }),
    )
    return [...receiptsLeft, ...birthdaysLeft]
  }

  #today = (human: Human): string => localDay(this.#deps.clock.now(), human.zone)

  #count(kind: string): void {
    this.sent[kind] = (this.sent[kind] ?? 0) + 1
  }
}

/** A 29 February is 1 March in other years. */
function birthdayIn(birthDate: string, year: number): string {
  const [, month, day] = birthDate.split('-').map(Number)
  return new Date(Date.UTC(year, month! - 1, day)).toISOString().slice(0, 10)
}
