import type { Deps } from '../deps.ts'
import { resealRows } from '../platform/reseal.ts'
import { hasOlderKey, sealsOf } from '../platform/seals.ts'
import { secretPlace } from './authenticator.ts'

/**
 * Re-encrypts the authenticators' secrets with the current key, so that administrators keep access when an older key is removed.
 * @returns the number of changed secrets
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
