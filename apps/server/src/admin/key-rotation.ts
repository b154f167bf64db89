import type { Deps } from '../deps.ts'
import { reencryptRows } from '../platform/key-rotation.ts'
import { hasOlderKey, cipherOf } from '../platform/encryption.ts'
import { secretPlace } from './authenticator.ts'

/**
 * Re-encrypts the authenticators' secrets with the current key, so that administrators keep access when an older key is removed.
 * @returns the number of changed secrets
 */
export async function reencryptAuthenticators({
  db,
  settings,
  log,
}: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<number> {
  if (!hasOlderKey(settings.encryption)) return 0
  const cipher = cipherOf(settings.encryption)
  return reencryptRows(log, {
    page: (after: { email: string; secret: string } | null, limit) =>
      db
        .selectFrom('admins')
        .select(['email', 'totp_secret as secret'])
        .where('totp_secret', 'not like', `${cipher.prefix}%`)
        .$if(after !== null, (query) => query.where('email', '>', after!.email))
        .orderBy('email')
        .limit(limit)
        .$narrowType<{ secret: string }>()
        .execute(),
    reencrypt: async ({ email, secret }) => {
      await db
        .updateTable('admins')
        .set({ totp_secret: cipher.encrypt(cipher.decrypt(secret, secretPlace(email)), secretPlace(email)) })
        .where('email', '=', email)
        .where('totp_secret', '=', secret)
        .execute()
    },
  })
}
