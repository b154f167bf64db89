import { mainLanguage } from '@numeria/contract'
import type { Transaction } from 'kysely'
import type { Deps } from '../deps.ts'
import { pageTexts } from '../page-texts/page-texts.ts'
import type { Tables } from '../platform/database/tables.ts'
import { areSpent, codeKey, deleteTries } from './throttle.ts'

const onceInMs = 24 * 3_600_000

/**
 * E-mails administrators whose code guesses were used up from new browsers: that takes the right password. At most once a day; what the mail server refuses
 * is sent at a later run. A job checks this, not the login: its response time must not reveal a right password.
 */
export async function sendLockoutEmails({ db, clock, log, mail, settings }: Deps): Promise<void> {
  const now = clock.now()
  const admins = await db
    .selectFrom('admins')
    .select((select) => [
      'email',
      'guesses_notified_at as notifiedAt',
      select
        .selectFrom('admin_browsers')
        .select('language')
        .whereRef('admin_browsers.email', '=', 'admins.email')
        .orderBy('admin_browsers.created_at', 'desc')
        .limit(1)
        .as('language'),
    ])
    .where('is_totp_confirmed', '=', true)
    .execute()
  for (const { email, notifiedAt, language } of admins) {
    if (notifiedAt !== null && now.getTime() - notifiedAt.getTime() < onceInMs) continue
    if (!(await areSpent(db, now, codeKey(email, null)))) continue
    try {
      await mail?.send({ to: email, ...pageTexts[language ?? mainLanguage].adminEmails.lockout(settings.publicUrl) })
    } catch (error) {
      // A mail server's message repeats the address it refuses.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      log.warn({ code }, 'an e-mail about used up code guesses was not taken')
      continue
    }
    await db.updateTable('admins').set({ guesses_notified_at: now }).where('email', '=', email).execute()
  }
}

/**
 * Frees the codes that were used up, also those of known browsers: only the right password counts guesses, so a new password or a new secret ends what was
 * guessed with the old one. A session's own guesses stay, since a thief of the session and the password could change the password again and again.
 */
export async function deleteCodeGuesses(tx: Transaction<Tables>, at: Date, email: string): Promise<void> {
  const browsers = await tx.selectFrom('admin_browsers').select('secret_hash').where('email', '=', email).execute()
  const places = [null, ...browsers.map(({ secret_hash: hash }) => hash)]
  const keys = places.map((place) => codeKey(email, place))
  await deleteTries(tx, at, keys)
  await tx.updateTable('admins').set({ guesses_notified_at: null }).where('email', '=', email).execute()
}
