// Requests of login platforms about their people (Facebook's data deletion, Apple's server-to-server notifications): a login is removed, or the account whose
// only one it was is deleted. An account that holds something of value waits, and its person gets an email then and before the deletion.
import type { DeletionRequestState } from '@numeria/contract'
import { sql, type Selectable } from 'kysely'
import { isDeleted } from '../accounts/deleted-users.ts'
import { findLogin, isSameLogin, loginsOf, type LinkedLogin, type Login } from '../accounts/logins.ts'
import type { Deps } from '../deps.ts'
import type { PlatformEvent } from '../integrations/identity-provider.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { AppError } from '../platform/errors.ts'
import { marksOf } from '../platform/data-key.ts'
import { endSessionsOf } from '../sign-in/sign-in.ts'
import { unlinkLogin } from '../sign-in/unlink-login.ts'
import { deleteAccountForPlatform } from './deletion.ts'
import { readHeld } from './held-value.ts'
import { announceDeletion, languageOf, notifyOfWaiting, platformLabels } from './platform-emails.ts'

type Provider = DeletionRequestState['provider']
type State = DeletionRequestState['state']
type EventDetails = Omit<PlatformEvent, 'kind'>

/** Something is still to happen in the account; it is tried again. */
const obstacles = new Set([
  'chat.turn_running',
  'people_data.money_owed',
  'people_data.payout_on_its_way',
  'billing.unavailable',
])
const dayMs = 86_400_000
const keptDays = 365
/** From the announcement of a deletion to the deletion. */
const announcedDays = 7
const firstPauseMs = 10 * 60_000
const atOnce = 100

/** Takes a request to delete. A repetition is the same request. @returns the code under which the person finds its state */
export async function requestDeletion(deps: Deps, provider: Provider, event: EventDetails): Promise<string> {
  const { db, clock } = deps
  const now = clock.now()
  const code = await codeOf(deps, provider, event)
  const request = await db
    .insertInto('deletion_requests')
    .values({
      code,
      provider,
      subject: event.subject,
      asked_at: event.askedAt,
      received_at: now,
      state: 'waiting',
      next_try_at: new Date(now.getTime() + firstPauseMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (request) await followRequest(deps, request)
  return code
}

/** A mark of the request, so that a repetition finds it without the platform's id of the person, which is deleted when the request is done. */
async function codeOf(deps: Deps, provider: Provider, { subject, askedAt }: EventDetails): Promise<string> {
  const marks = await marksOf(deps)
  const mark = marks(`deletion request\n${provider}\n${subject}\n${askedAt.toISOString()}`)[0]!
  return Buffer.from(mark, 'base64url').subarray(0, 16).toString('hex')
}

/** The person withdrew the consent to sign in with the platform: all sessions end. The login opens the account again after a new consent. */
export async function withdrawConsent(deps: Deps, provider: Provider, event: EventDetails): Promise<void> {
  const login = await loginOf(deps.db, { provider, subject: event.subject })
  if (login && !isNewer(login.linkedAt, event.askedAt) && !isNewer(login.signedInAt, event.askedAt))
    await endSessionsOf(deps.db, login.userId)
}

/** @throws {AppError} `request.not_found` */
export async function readDeletionRequest({ db }: Pick<Deps, 'db'>, code: string): Promise<DeletionRequestState> {
  const request = await db.selectFrom('deletion_requests').selectAll().where('code', '=', code).executeTakeFirst()
  if (!request) throw new AppError('request.not_found')
  const { provider, subject, state, asked_at, received_at, due_at, ended_at } = request
  const shown = { provider, receivedAt: received_at.toISOString() }
  const login = subject === null ? null : await loginOf(db, { provider, subject })
  // Before the next try ends it.
  if (login?.signedInAt && isNewer(login.signedInAt, asked_at))
    return { ...shown, state: 'withdrawn', dueAt: null, endedAt: login.signedInAt.toISOString() }
  return { ...shown, state, dueAt: due_at?.toISOString() ?? null, endedAt: ended_at?.toISOString() ?? null }
}

/** Tries again what was not possible at first. Any number of processes may do it at once. */
export async function followRequests(deps: Deps): Promise<void> {
  for (;;) {
    const due = await takeDue(deps)
    for (const request of due) {
      try {
        await followRequest(deps, request)
      } catch (error) {
        // The others do not wait for it; it is tried again.
        deps.log.error({ err: error, provider: request.provider }, 'a deletion request could not be followed')
      }
    }
    if (due.length < atOnce) return
  }
}

type Request = Selectable<Tables['deletion_requests']>

/** Each request pauses as long as it has waited, a day at most, and not past its announced day. */
async function takeDue({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Request[]> {
  const now = clock.now()
  const { rows } = await sql<Request>`
    update deletion_requests set next_try_at = least(
      ${now}::timestamptz + least(greatest(${now} - received_at, interval '10 minutes'), interval '1 day'),
      case when due_at > ${now} then due_at end)
    where code in (
      select code from deletion_requests where state = 'waiting' and next_try_at <= ${now}
      order by next_try_at limit ${atOnce} for update skip locked)
    returning *`.execute(db)
  return rows
}

export async function deleteOldRequests(db: Deps['db'], now: Date): Promise<void> {
  const until = new Date(now.getTime() - keptDays * dayMs)
  await db.deleteFrom('deletion_requests').where('ended_at', '<', until).execute()
}

async function followRequest(deps: Deps, request: Request): Promise<void> {
  const { code, provider } = request
  const state = await carryOut(deps, request)
  if (state === 'waiting') return
  deps.log.info({ provider, state }, 'a deletion request of a platform has ended')
  await deps.db
    .updateTable('deletion_requests')
    .set({ state, subject: null, due_at: null, ended_at: deps.clock.now() })
    .where('code', '=', code)
    .where('state', '=', 'waiting')
    .execute()
}

async function carryOut(deps: Deps, request: Request): Promise<State> {
  const { db } = deps
  const { provider, asked_at: askedAt } = request
  const login = await loginOf(db, { provider, subject: request.subject! })
  // A login that was linked after the request is a new consent.
  if (!login || isNewer(login.linkedAt, askedAt)) return 'unknown'
  const { userId } = login
  if (await isDeleted(db, userId)) return 'account_deleted'
  if (isNewer(login.signedInAt, askedAt)) return 'withdrawn'
  const language = await languageOf(db, userId)
  if (await unlinkLogin(deps, userId, login, { language, label: platformLabels[provider] })) return 'login_removed'
  if (await waitsForPerson(deps, request, userId)) return 'waiting'
  try {
    await deleteAccountForPlatform(deps, userId, language, async (trx) => {
      const now = await loginOf(trx, login)
      if (isNewer(now?.signedInAt ?? null, askedAt)) throw new Withdrawn()
    })
    return 'account_deleted'
  } catch (error) {
    if (error instanceof Withdrawn) return 'withdrawn'
    if (error instanceof AppError && obstacles.has(error.code)) return 'waiting'
    throw error
  }
}

/** The person signed in while the account was being deleted. */
class Withdrawn extends Error {}

/**
 * Whether the account holds something that only its person gives up, or held it until less than some days ago. Each email has a cause of its own, so that a
 * crash between an email and its row writes none twice.
 */
async function waitsForPerson(deps: Deps, request: Request, userId: string): Promise<boolean> {
  const { db, clock, settings } = deps
  const { code, held_at: heldAt, due_at: dueAt } = request
  const now = clock.now()
  const mark = (change: Partial<Pick<Request, 'held_at' | 'due_at'>>) =>
    db.updateTable('deletion_requests').set(change).where('code', '=', code).where('state', '=', 'waiting').execute()
  const held = await readHeld(deps, userId)
  if (held) {
    if (!heldAt) await notifyOfWaiting(db, now, settings, { request, userId, held })
    if (!heldAt || dueAt) await mark({ held_at: heldAt ?? now, due_at: null })
    return true
  }
  if (!heldAt) return false
  const due = dueAt ?? new Date(now.getTime() + announcedDays * dayMs)
  if (!dueAt) await mark({ due_at: due })
  await announceDeletion(db, now, settings, { request, userId, due })
  return due > now
}

/** A login with the account that it opens. */
async function loginOf(db: Db, login: Login): Promise<(LinkedLogin & { userId: string }) | null> {
  const found = await findLogin(db, login)
  const linked = found && (await loginsOf(db, found.userId)).find((one) => isSameLogin(one, login))
  return linked ? { ...linked, userId: found.userId } : null
}

/** Platforms say when by the second. */
const isNewer = (moment: Date | null, askedAt: Date): boolean =>
  moment !== null && Math.floor(moment.getTime() / 1_000) > askedAt.getTime() / 1_000
