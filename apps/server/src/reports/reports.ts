import {
  pageLanguageOf,
  feedbackLimits,
  type AdminReadingText,
  type OpenReport,
  type ReportDecision,
  type PageLanguage,
} from '@numeria/contract'
import type { DecideReportRequest, ReportReadingRequest, ReportRequest } from '@numeria/contract/schemas'
import { sql, type Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { pageTexts, type PageTexts } from '../page-texts/page-texts.ts'
import { writeEmail } from '../accounts/emails.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'
import { AppError, refusedField } from '../platform/errors.ts'
import { countSubject } from '../platform/request-limits.ts'
import { forgetTurn } from '../readings/history/history.ts'
import { writtenLanguage } from '../readings/languages/spoken-language.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'
import { findPublicTurn, readPublic, slugOf, takeDown } from '../sharing/public-readings.ts'
import { recordDecision, recordNotice } from './notices.ts'
import * as queries from './reports.queries.ts'

type World = Pick<Deps, 'db' | 'clock'>

/** So long reports are kept after the decision. */
const keptDays = 365
const shownAtOnce = 100
/** Of all notices of one mailbox about one reading. */
const maxCharacters = 3 * feedbackLimits.reportCharacters
/** Nothing proves that a notifier owns the address: more receipts are not sent to one mailbox. */
const maxReceipts = { most: 3, seconds: 86_400 }

/**
 * Takes a reader's report of a reading of their own.
 * @throws {AppError} `chat.turn_not_found`, `reports.already_reported`
 */
export async function reportReading(
  { db, clock }: World,
  userId: string,
  turnId: string,
  { reason, details }: z.output<typeof ReportReadingRequest>,
  language: PageLanguage,
): Promise<string> {
  if (!(await queries.isOwnReading(db, userId, turnId))) throw new AppError('chat.turn_not_found')
  const reportId = randomUUID()
  const row = { user_id: userId, report_id: reportId, turn_id: turnId, source: 'reader' as const, reason, details }
  const isNew = await queries.insertReport(db, { ...row, notifier: null, language, created_at: clock.now() })
  if (!isNew) throw new AppError('reports.already_reported')
  return reportId
}

/**
 * Takes a notice about a public reading, and writes the receipt where there is an address whose mailbox has not had enough of them.
 * Where this mailbox has an open report of the reading, the notice joins it.
 * @returns the number of this very notice: that of the joined one would reveal to strangers and to the publisher who reported the reading
 * @throws {AppError} `request.invalid` for an address that leads to no public reading
 */
export async function reportPublicReading(
  { db, clock, settings }: World & Pick<Deps, 'settings'>,
  report: z.output<typeof ReportRequest>,
  language: PageLanguage,
): Promise<string> {
  const { url, reason, details, name = '', email = '', goodFaith } = report
  const address = email.toLowerCase()
  const slug = slugOf(url, settings.publicUrl)
  const turn = slug === null ? null : await findPublicTurn(db, slug)
  if (!turn) throw refusedField('url', 'field.no_public_reading')
  const mailbox = address === '' ? undefined : mailboxOf(address)
  // Counted for every notice, and the same is done for one that joins: the time of the answer reveals as little as its number.
  const hasReceipt =
    mailbox !== undefined &&
    (await countSubject({ db, clock, settings }, maxReceipts, `report receipt ${mailbox}`)) === null
  const at = clock.now()
  const number = randomUUID()
  const notifier = JSON.stringify({ details, name, email: address, mailbox, goodFaith, slug })
  const row = { user_id: turn.userId, report_id: number, turn_id: turn.turnId, source: 'public' as const, reason }
  const isTaken = await db.transaction().execute(async (trx) => {
    const isNew = await queries.insertReport(trx, { ...row, details: '', notifier, language, created_at: at })
    if (!isNew) {
      // A stranger may have been first, in the name of this mailbox.
      const open = mailbox && (await queries.selectOpenOf(trx, { ...turn, mailbox }))
      const notice = { userId: turn.userId, number, details, most: maxCharacters }
      return open !== undefined && queries.addToOpen(trx, { ...notice, reportId: open })
    }
    await recordNotice(trx, { record_id: number, received_at: at, reason })
    const words = pageTexts[language].reportEmails.receipt({
      reportId: number,
      url: addressOf(settings, slug!),
      reason,
    })
    if (hasReceipt)
      await writeToNotifier(trx, at, { reportId: number, email: address, language, cause: 'receipt', words })
    return true
  })
  // The report that it would have joined was decided at the same moment.
  return isTaken ? number : reportPublicReading({ db, clock, settings }, report, language)
}

const addressOf = ({ publicUrl }: Deps['settings'], slug: string) => `${publicUrl}/shared/${slug}`

type NotifierEmail = {
  reportId: string
  email: string
  language: PageLanguage
  cause: 'receipt' | 'decision'
  words: { subject: string; lines: readonly string[] }
}

/** Queues an email to a notifier, who may have no account: it is stored under the report, and deleted after sending. */
async function writeToNotifier(db: Db, at: Date, mail: NotifierEmail): Promise<void> {
  const { reportId, email, language, cause, words } = mail
  const kind = cause === 'receipt' ? 'report_receipt' : 'report_decision'
  if (email === '') return
  await writeEmail(db, at, { userId: reportId, kind, cause: `report:${cause}`, language, recipient: email, ...words })
}

/** Reports that wait for a decision, oldest first. */
export function listOpenReports({ db }: Pick<Deps, 'db'>): Promise<OpenReport[]> {
  return queries.selectOpen(db, shownAtOnce)
}

/** The report of a notice or of a statement of reasons, by its number, open or decided. */
export function findReports({ db }: Pick<Deps, 'db'>, number: string): Promise<OpenReport[]> {
  return queries.selectNumbered(db, number)
}

const decisionsOf = { reader: ['keep', 'upheld'], public: ['keep', 'unpublish', 'remove'] } as const satisfies Record<
  OpenReport['source'],
  readonly ReportDecision[]
>

/**
 * Decides a report once: unpublishes or deletes the reading where the decision says so, and emails the reader, or the notifier and the publisher. A decision
 * against a public reading is one about all its open reports, so that the publisher does not learn how many there were.
 * @param record writes the audit entry in the same transaction
 * @throws {AppError} `reports.not_found`, `request.invalid` for a decision that this report does not have, and for a law without a removal
 */
export async function decideReport(
  { db, clock, settings }: World & Pick<Deps, 'settings'>,
  { userId, reportId, by }: { userId: string; reportId: string; by: string },
  { decision, reason: why, law }: z.output<typeof DecideReportRequest>,
  record: (trx: Transaction<Tables>, turnId: string) => Promise<void>,
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (trx) => {
    const locked = await queries.lockOpen(trx, userId, reportId)
    if (!locked) throw new AppError('reports.not_found')
    const { turn_id: turnId, source, language, reason } = locked.report
    if (!(decisionsOf[source] as readonly ReportDecision[]).includes(decision))
      throw refusedField('decision', 'field.not_offered')
    const isAgainst = decision === 'unpublish' || decision === 'remove'
    if (law !== '' && !isAgainst) throw refusedField('law', 'field.not_needed')
    const decided = isAgainst ? [locked.report, ...locked.others] : [locked.report]
    await trx
      .updateTable('reading_reports')
      .set({ decision, decision_reason: why, law: law || null, decided_at: at, decided_by: by })
      .where('user_id', '=', userId)
      .where(
        'report_id',
        'in',
        decided.map((report) => report.report_id),
      )
      .execute()
    await record(trx, turnId)
    if (source === 'reader') {
      const words = pageTexts[language].reportEmails.answer({ reportId, decision, why })
      return writeEmail(trx, at, { userId, kind: 'report_decision', cause: `report:${reportId}`, language, ...words })
    }
    const urlOf = (report: typeof locked.report) => addressOf(settings, report.notifier?.slug ?? '')
    if (isAgainst) {
      const facts = { url: urlOf(locked.report), reason, decision, why, law }
      await tellPublisher(trx, at, { userId, turnId, reportId }, facts)
    }
    for (const report of decided) {
      await recordDecision(trx, at, report, decision as 'keep' | 'unpublish' | 'remove', law)
      const facts = { reportId: report.report_id, url: urlOf(report), reason: report.reason, decision, why }
      await writeToNotifier(trx, at, {
        reportId: report.report_id,
        email: report.notifier?.email ?? '',
        language: report.language,
        cause: 'decision',
        words: pageTexts[report.language].reportEmails.decision(facts),
      })
    }
  })
}

/** Ends the public page, deletes the reading where that was decided, and writes the statement of reasons, under a number that no notifier has. */
async function tellPublisher(
  trx: Transaction<Tables>,
  at: Date,
  { userId, turnId, reportId }: { userId: string; turnId: string; reportId: string },
  facts: Omit<Parameters<PageTexts['reportEmails']['statement']>[0], 'statementId'>,
): Promise<void> {
  const text = await queries.selectText(trx, userId, turnId)
  const language = pageLanguageOf(writtenLanguage(text?.response ?? ''))
  const isDeleted = facts.decision === 'remove' && text !== undefined
  const isEnded = await takeDown(trx, at, userId, turnId)
  if (isDeleted) await forgetTurn({ db: trx }, userId, turnId)
  // A notice that came while the page was ended: its publisher has a statement.
  if (!isDeleted && !isEnded) return
  const statementId = randomUUID()
  await trx
    .updateTable('reading_reports')
    .set({ statement_id: statementId })
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .execute()
  const words = pageTexts[language].reportEmails.statement({ ...facts, statementId })
  await writeEmail(trx, at, { userId, kind: 'report_decision', cause: `report:${statementId}`, language, ...words })
}

/**
 * Returns the text of a reading for operators: all of it where its reader reported it or allowed it with a rewrite, else the public part.
 * @throws {AppError} `chat.turn_not_found`, also for a reading that operators may not read
 */
export async function readReported(
  { db, metrics }: Pick<Deps, 'db' | 'metrics'>,
  userId: string,
  turnId: string,
): Promise<AdminReadingText> {
  const { ofReader, ofPublic } = await queries.selectReadable(db, userId, turnId)
  const text = ofReader ? await queries.selectText(db, userId, turnId) : undefined
  if (text?.response) return { message: text.message ?? '', response: text.response, isPublic: false }
  const shown = ofPublic ? await readPublic({ db, metrics }, { userId, turnId }, null) : null
  if (!shown) throw new AppError('chat.turn_not_found')
  return { message: '', response: shown.reading.response, isPublic: true }
}

export type Notice = { at: Date; reason: string; details: string; name: string; email: string; decision: string | null }

/** Returns the notices of the notifiers with these email addresses. */
export async function noticesBy(db: Db, addresses: readonly string[]): Promise<Notice[]> {
  const rows = await queries.selectNotices(db, addresses)
  return rows.map(({ at, reason, notifier: { details, name, email }, decision }) => ({
    at,
    reason,
    details,
    name,
    email,
    decision,
  }))
}

/** Erases the names, email addresses and words of the notifiers with these email addresses. The reports stay. */
export async function deleteNoticesBy(db: Db, addresses: readonly string[]): Promise<void> {
  await queries.deleteNotices(db, addresses)
}

/** A year after the decision nothing of a report is kept. */
export async function deleteOldReports(db: Deps['db'], now: Date): Promise<void> {
  const until = new Date(now.getTime() - keptDays * 86_400_000)
  await deleteInPieces(
    db,
    'reading_reports',
    sql`created_at < ${until} and coalesce(decided_at, created_at) < ${until}`,
  )
}
