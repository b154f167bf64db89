import type { Transaction } from 'kysely'
import { pageTexts } from '../../page-texts/page-texts.ts'
import { lockUser } from '../../accounts/accounts.ts'
import { writeEmail } from '../../accounts/emails.ts'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { vatPrefix } from '../../platform/tax-numbers.ts'
import { packName } from '../billing.rules.ts'
import { money } from '../emails.ts'
import type { PurchaseRow } from '../purchases.queries.ts'
import type { DocumentRow } from './documents.queries.ts'
import { isUnconfirmed } from './vat.rules.ts'

function unconfirmedNumberOf({ tax_number, tax_country, country, vat_rule }: DocumentRow): string | null {
  if (tax_number === null || tax_country === null) return null
  if (!isUnconfirmed({ numberCountry: tax_country, country, rule: vat_rule! })) return null
  return `${vatPrefix(tax_country)}${tax_number}`
}

/** Writes the e-mail with an issued document, once; the PDF is attached when it leaves. A deleted account gets none. */
export async function writeDocumentEmail(
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  trx: Transaction<Tables>,
  purchase: PurchaseRow,
  document: DocumentRow,
  number: string,
): Promise<void> {
  const { user_id: userId, purchase_id: purchaseId, language } = purchase
  if (!(await lockUser(trx, userId))) return
  const { kind, document_id: documentId, total_cents, vat_cents, currency } = document
  const words = pageTexts[language].documentEmails[kind]({
    number,
    packName: packName(purchase.pack_id),
    purchaseId,
    price: money(total_cents, currency, language),
    vat: money(vat_cents!, currency, language),
    unconfirmedNumber: unconfirmedNumberOf(document),
    creditsUrl: `${settings.publicUrl}/credits`,
  })
  const cause = `document:${documentId}`
  await writeEmail(trx, clock.now(), { userId, kind, purchaseId, documentId, cause, language, ...words })
}
