import type { PageLanguage } from '@numeria/contract'
import type { Transaction } from 'kysely'
import { writeEmail } from '../accounts/emails.ts'
import { pageTexts } from '../page-texts/page-texts.ts'
import type { Tables } from '../platform/database/tables.ts'

/**
 * Confirms a deletion to the address that the account had, in the transaction that makes it final. The copy is deleted once it was sent. It names what the
 * payment provider keeps, which we cannot delete.
 */
export async function confirmDeletion(
  trx: Transaction<Tables>,
  at: Date,
  { userId, email, language }: { userId: string; email: string; language: PageLanguage },
): Promise<void> {
  const customer = await trx.selectFrom('customers').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  const [day = '', time = ''] = at.toISOString().slice(0, 16).split('T')
  const words = pageTexts[language].deletionEmail({ day: local(day), time }, customer !== undefined)
  await writeEmail(trx, at, {
    userId,
    kind: 'account_deleted',
    cause: 'account_deleted',
    recipient: email,
    language,
    ...words,
  })
}

const local = (day: string): string => day.split('-').toReversed().join('/')
