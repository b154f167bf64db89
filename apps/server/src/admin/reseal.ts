import type { Deps } from '../deps.ts'
import { resealRows } from '../platform/reseal.ts'
import { hasOlderKey, sealsOf } from '../platform/seals.ts'
import { secretPlace } from './authenticator.ts'

/**
 * Encrypts the authenticators' secrets with the key in use where an earlier one did, so that nobody is locked out when the earlier one goes.
 * @returns how many there were
 */
export async function resealAuthenticators({
  db,
  settings,
  log,
}: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<number> {
  if (!hasOlderKey(settings.encryption)) return 0
  const seals = sealsOf(settings.encryption)
  return resealRows(log, {
    page: (after: { email: string; secret: string } | null, limit) =>
      db
        .selectFrom('admins')
        .select(['email', 'totp_secret as secret'])
        .where('totp_secret', 'not like', `${seals.prefix}%`)
        .$if(after !== null, (query) => query.where('email', '>', after!.email))
        .orderBy('email')
        .limit(limit)
        .$narrowType<{ secret: string }>()
        .execute(),
    reseal: async ({ email, secret }) => {
      await db
        .updateTable('admins')
        .set({ totp_secret: seals.seal(seals.open(secret, secretPlace(email)), secretPlace(email)) })
        .where('email', '=', email)
        .where('totp_secret', '=', secret)
        .execute()
    },
  })
}
