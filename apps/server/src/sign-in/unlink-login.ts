import type { PageLanguage } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'
import { lockUser } from '../accounts/accounts.ts'
import { rememberDeletedUser } from '../accounts/deleted-users.ts'
import { writeEmail } from '../accounts/emails.ts'
import { deleteLogin, isSameLogin, loginsOf, type Login } from '../accounts/logins.ts'
import type { Deps } from '../deps.ts'
import { settleClaims } from './addresses.ts'
import { hashSecret } from './secrets.ts'
import { deleteSessionsOf } from './sessions.queries.ts'

/**
 * Removes a login because its provider asks for it, with the addresses that no other login vouches for, and ends all sessions of the account.
 * @returns false where the account has no other login: then everything is as it was
 */
export async function unlinkLogin(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  userId: string,
  login: Login,
  { language, label }: { language: PageLanguage; label: string },
): Promise<boolean> {
  const { db, clock } = deps
  const at = clock.now()
  const logins = await loginsOf(db, userId)
  if (logins.length > 1) await rememberDeletedUser(deps, at, { mailboxes: [], subjects: [login] })
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const linked = await loginsOf(trx, userId)
    const found = linked.find((one) => isSameLogin(one, login))
    if (!found) return true
    if (linked.length === 1) return false
    await deleteLogin(trx, login)
    await deleteSessionsOf(trx, userId)
    const words = pageTexts[language].loginEmails.removed(found.email === null ? label : `${label} (${found.email})`)
    const cause = `login-removed:${hashSecret(`${login.provider}\n${login.subject}`).slice(0, 22)}:${at.toISOString()}`
    await writeEmail(trx, at, { userId, kind: 'login_removed', language, cause, ...words })
    await settleClaims(trx, at, userId, language)
    return true
  })
}
