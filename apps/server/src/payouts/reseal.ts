import type { Deps } from '../deps.ts'
import { resealRows } from '../platform/reseal.ts'
import { hasOlderKey, sealsOf, type Seals } from '../platform/seals.ts'
import { accountMark } from './sealed-details.ts'
import { identityPlace } from './tax-details.ts'

type Marked = { user_id: string; account_type: 'eu' | 'uk'; account: string; bank: string }

/** Marks the accounts of rows from before marks, and of a key before. A row that no key opens has no mark. */
export async function markAccounts({ db, settings, log }: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<void> {
  const seals = sealsOf(settings.encryption)
  await resealRows(log, {
    page: (after: Marked | null, limit) =>
      db
        .selectFrom('bank_details')
        .select(['user_id', 'account_type', 'account', 'bank'])
        .where('account_mark', 'is', null)
        .$if(after !== null, (query) => query.where('user_id', '>', after!.user_id))
        .orderBy('user_id')
        .limit(limit)
        .execute(),
    reseal: async (row) => {
      const open = (field: 'account' | 'bank') => seals.open(row[field], [row.user_id, field])
      const mark = accountMark(seals, { accountType: row.account_type, account: open('account'), bank: open('bank') })
      await db
        .updateTable('bank_details')
        .set({ account_mark: mark })
        .where('user_id', '=', row.user_id)
        .where('account', '=', row.account)
        .execute()
    },
  })
}

type Sealed = { holder: string; account: string; bank: string }

/**
 * Encrypts with the key in use what an earlier one encrypted, so that the earlier one can go: people's bank and tax details, and those of payouts.
 * A row that changes meanwhile is left for the next time.
 * @returns how many rows there were
 */
export async function resealBankDetails({ db, settings, log }: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<number> {
  if (!hasOlderKey(settings.encryption)) return 0
  const seals = sealsOf(settings.encryption)
  const inUse = `${seals.prefix}%`
  const details = await resealRows(log, {
    page: (after: ({ user_id: string } & Sealed) | null, limit) =>
      db
        .selectFrom('bank_details')
        .select(['user_id', 'holder', 'account', 'bank'])
        .where('holder', 'not like', inUse)
        .$if(after !== null, (query) => query.where('user_id', '>', after!.user_id))
        .orderBy('user_id')
        .limit(limit)
        .execute(),
    reseal: async (row) => {
      await db
        .updateTable('bank_details')
        // Another key makes another mark.
        .set({ ...resealed(seals, row.user_id, row), account_mark: null })
        .where('user_id', '=', row.user_id)
        .where('account', '=', row.account)
        .execute()
    },
  })
  const payouts = await resealRows(log, {
    page: (after: ({ user_id: string; payout_id: string } & Sealed) | null, limit) =>
      db
        .selectFrom('payouts')
        .select(['user_id', 'payout_id', 'holder', 'account', 'bank'])
        .where('state', '=', 'exported')
        .where('holder', 'not like', inUse)
        .$if(after !== null, (query) => query.where('payout_id', '>', after!.payout_id))
        .orderBy('payout_id')
        .limit(limit)
        .$narrowType<Sealed>()
        .execute(),
    reseal: async (row) => {
      await db
        .updateTable('payouts')
        .set(resealed(seals, row.user_id, row))
        .where('user_id', '=', row.user_id)
        .where('payout_id', '=', row.payout_id)
        .where('account', '=', row.account)
        .execute()
    },
  })
  return details + payouts + (await resealIdentities({ db, log }, seals))
}

/** Those of tax details, and of payouts that were transferred. */
async function resealIdentities({ db, log }: Pick<Deps, 'db' | 'log'>, seals: Seals): Promise<number> {
  const inUse = `${seals.prefix}%`
  const again = ({ user_id, identity }: { user_id: string; identity: string }) => ({
    identity: seals.seal(seals.open(identity, identityPlace(user_id)), identityPlace(user_id)),
  })
  const details = await resealRows(log, {
    page: (after: { user_id: string; identity: string } | null, limit) =>
      db
        .selectFrom('tax_details')
        .select(['user_id', 'identity'])
        .where('identity', 'not like', inUse)
        .$if(after !== null, (query) => query.where('user_id', '>', after!.user_id))
        .orderBy('user_id')
        .limit(limit)
        .execute(),
    reseal: async (row) => {
      await db
        .updateTable('tax_details')
        .set(again(row))
        .where('user_id', '=', row.user_id)
        .where('identity', '=', row.identity)
        .execute()
    },
  })
  const transfers = await resealRows(log, {
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
    reseal: async (row) => {
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

function resealed(seals: Seals, userId: string, row: Sealed): Sealed {
  const again = (field: keyof Sealed) => seals.seal(seals.open(row[field], [userId, field]), [userId, field])
  return { holder: again('holder'), account: again('account'), bank: again('bank') }
}
