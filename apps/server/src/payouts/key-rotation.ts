import type { Deps } from '../deps.ts'
import { reencryptRows } from '../platform/key-rotation.ts'
import { hasOlderKey, cipherOf, type Cipher } from '../platform/encryption.ts'
import { accountMark } from './encrypted-details.ts'
import { identityPlace } from './tax-details.ts'

type Marked = { user_id: string; account_type: 'eu' | 'uk'; account: string; bank: string }

/** Marks the accounts of rows from before marks, and of a key before. A row that no key opens has no mark. */
export async function markAccounts({ db, settings, log }: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<void> {
  const cipher = cipherOf(settings.encryption)
  await reencryptRows(log, {
    page: (after: Marked | null, limit) =>
      db
        .selectFrom('bank_details')
        .select(['user_id', 'account_type', 'account', 'bank'])
        .where('account_mark', 'is', null)
        .$if(after !== null, (query) => query.where('user_id', '>', after!.user_id))
        .orderBy('user_id')
        .limit(limit)
        .execute(),
    reencrypt: async (row) => {
      const open = (field: 'account' | 'bank') => cipher.decrypt(row[field], [row.user_id, field])
      const mark = accountMark(cipher, { accountType: row.account_type, account: open('account'), bank: open('bank') })
      await db
        .updateTable('bank_details')
        .set({ account_mark: mark })
        .where('user_id', '=', row.user_id)
        .where('account', '=', row.account)
        .execute()
    },
  })
}

type Encrypted = { holder: string; account: string; bank: string }

/**
 * Encrypts with the key in use what an earlier one encrypted, so that the earlier one can go: people's bank and tax details, and those of payouts.
 * A row that changes meanwhile is left for the next time.
 * @returns how many rows there were
 */
export async function reencryptBankDetails({
  db,
  settings,
  log,
}: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<number> {
  if (!hasOlderKey(settings.encryption)) return 0
  const cipher = cipherOf(settings.encryption)
  const inUse = `${cipher.prefix}%`
  const details = await reencryptRows(log, {
    page: (after: ({ user_id: string } & Encrypted) | null, limit) =>
      db
        .selectFrom('bank_details')
        .select(['user_id', 'holder', 'account', 'bank'])
        .where('holder', 'not like', inUse)
        .$if(after !== null, (query) => query.where('user_id', '>', after!.user_id))
        .orderBy('user_id')
        .limit(limit)
        .execute(),
    reencrypt: async (row) => {
      await db
        .updateTable('bank_details')
        // Another key makes another mark.
        .set({ ...reencrypted(cipher, row.user_id, row), account_mark: null })
        .where('user_id', '=', row.user_id)
        .where('account', '=', row.account)
        .execute()
    },
  })
  const payouts = await reencryptRows(log, {
    page: (after: ({ user_id: string; payout_id: string } & Encrypted) | null, limit) =>
      db
        .selectFrom('payouts')
        .select(['user_id', 'payout_id', 'holder', 'account', 'bank'])
        .where('state', '=', 'exported')
        .where('holder', 'not like', inUse)
        .$if(after !== null, (query) => query.where('payout_id', '>', after!.payout_id))
        .orderBy('payout_id')
        .limit(limit)
        .$narrowType<Encrypted>()
        .execute(),
    reencrypt: async (row) => {
      await db
        .updateTable('payouts')
        .set(reencrypted(cipher, row.user_id, row))
        .where('user_id', '=', row.user_id)
        .where('payout_id', '=', row.payout_id)
        .where('account', '=', row.account)
        .execute()
    },
  })
  return details + payouts + (await reencryptIdentities({ db, log }, cipher))
}

/** Those of tax details, and of payouts that were transferred. */
async function reencryptIdentities({ db, log }: Pick<Deps, 'db' | 'log'>, cipher: Cipher): Promise<number> {
  const inUse = `${cipher.prefix}%`
  const again = ({ user_id, identity }: { user_id: string; identity: string }) => ({
    identity: cipher.encrypt(cipher.decrypt(identity, identityPlace(user_id)), identityPlace(user_id)),
  })
  const details = await reencryptRows(log, {
    page: (after: { user_id: string; identity: string } | null, limit) =>
      db
        .selectFrom('tax_details')
        .select(['user_id', 'identity'])
        .where('identity', 'not like', inUse)
        .$if(after !== null, (query) => query.where('user_id', '>', after!.user_id))
        .orderBy('user_id')
        .limit(limit)
        .execute(),
    reencrypt: async (row) => {
      await db
        .updateTable('tax_details')
        .set(again(row))
        .where('user_id', '=', row.user_id)
        .where('identity', '=', row.identity)
        .execute()
    },
  })
  const transfers = await reencryptRows(log, {
    page: (after: { user_id: string; payout_id: string; identity: string } | null, limit) =>
      db
        .selectFrom('payout_transfers')
        .select(['user_id', 'payout_id', 'identity'])
        .where('identity', 'not like', inUse)
        .$if(after !== null, (query) => query.where('payout_id', '>', after!.payout_id))
        .orderBy('payout_id')
        .limit(limit)
        .$narrowType<{ identity: string }>()
        .execute(),
    reencrypt: async (row) => {
      await db
        .updateTable('payout_transfers')
        .set(again(row))
        .where('user_id', '=', row.user_id)
        .where('payout_id', '=', row.payout_id)
        .where('identity', '=', row.identity)
        .execute()
    },
  })
  return details + transfers
}

function reencrypted(cipher: Cipher, userId: string, row: Encrypted): Encrypted {
  const again = (field: keyof Encrypted) => cipher.encrypt(cipher.decrypt(row[field], [userId, field]), [userId, field])
  return { holder: again('holder'), account: again('account'), bank: again('bank') }
}
