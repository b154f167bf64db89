// The tables with personal data, for the download and the deletion of an account. A test compares the list with the catalogue of the database.
import type { InventoryTable } from './inventory-table.ts'
import { readingInventory } from './reading-inventory.ts'
import { subscriptionInventory } from './subscription-inventory.ts'
import { payoutInventory } from './payout-inventory.ts'

/** In the order of the download. */
export const dataInventory: readonly InventoryTable[] = [
  {
    table: 'users',
    name: 'account',
    onDeletion: 'goes',
  },
  {
    table: 'identities',
    name: 'identities',
    onDeletion: 'claims',
  },
  {
    table: 'passkeys',
    name: 'passkeys',
    hidden: ['public_key'],
    onDeletion: 'goes',
  },
  {
    table: 'email_claims',
    name: 'addresses',
    onDeletion: 'claims',
  },
  {
    table: 'mailboxes',
    name: 'mailboxes',
    onDeletion: 'goes',
  },
  {
    table: 'sessions',
    name: 'sessions',
    hidden: ['token_hash', 'cookie_hash', 'bearer_hash'],
    onDeletion: 'goes',
  },
  {
    table: 'credit_accounts',
    name: 'balance',
    onDeletion: 'books',
  },
  {
    table: 'lots',
    name: 'grants',
    onDeletion: 'books',
  },
  {
    table: 'entries',
    name: 'statement',
    onDeletion: 'books',
  },
  {
    table: 'holds',
    name: 'holds',
    onDeletion: 'books',
  },
  {
    table: 'clawbacks',
    name: 'clawbacks',
    onDeletion: 'books',
  },
  {
    table: 'pending_credits',
    name: 'pendingRewards',
    hidden: ['decided_by'],
    onDeletion: 'books',
  },
  {
    table: 'admin_adjustments',
    name: 'adjustments',
    onDeletion: 'books',
  },
  { table: 'wellbeing', name: 'limits', onDeletion: 'goes' },
  {
    table: 'day_reminders',
    name: 'reminders',
    onDeletion: 'goes',
  },
  {
    table: 'push_devices',
    name: 'devices',
    hidden: ['p256dh', 'auth'],
    onDeletion: 'goes',
  },
  {
    table: 'yearly_letters',
    name: 'yearLetters',
    onDeletion: 'goes',
  },
  {
    table: 'calendars',
    name: 'calendar',
    hidden: ['secret_hash'],
    onDeletion: 'goes',
  },
  ...readingInventory,
  {
    table: 'purchases',
    name: 'purchases',
    onDeletion: 'books',
  },
  { table: 'refunds', name: 'refunds', onDeletion: 'books' },
  // Kept for ten years after its year as issued, with name, tax number and address (CIVA art. 52); a job forgets these then.
  {
    table: 'invoice_documents',
    name: 'invoices',
    onDeletion: 'books',
  },
  ...subscriptionInventory,
  {
    table: 'customers',
    name: 'paymentProvider',
    onDeletion: 'goes',
  },
  {
    table: 'provider_events',
    name: 'paymentNews',
    onDeletion: 'books',
  },
  {
    table: 'emails',
    name: 'emails',
    hidden: ['recipient'],
    onDeletion: 'emails',
  },
  {
    table: 'share_rewards',
    name: 'shares',
    onDeletion: 'goes',
  },
  {
    table: 'referrers',
    name: 'referrer',
    hidden: ['salt', 'making'],
    onDeletion: 'goes',
  },
  {
    table: 'referral_codes',
    name: 'referralCodes',
    onDeletion: 'goes',
  },
  {
    table: 'referrer_fingerprints',
    name: 'referrerFingerprints',
    hidden: ['arrival'],
    onDeletion: 'goes',
  },
  {
    table: 'referral_conversions',
    name: 'recommendedBy',
    // The evidence of a rule is about the referrer too.
    hidden: ['referrer_id', 'evidence'],
    onDeletion: 'goes',
  },
  {
    table: 'referral_rewards',
    name: 'conversions',
    onDeletion: 'goes',
  },
  {
    table: 'referral_earnings',
    name: 'earnings',
    onDeletion: 'books',
  },
  {
    table: 'commissions',
    name: 'commissions',
    onDeletion: 'books',
  },
  {
    table: 'commission_entries',
    name: 'commissionEntries',
    onDeletion: 'books',
  },
  {
    table: 'first_purchases',
    name: 'firstPurchase',
    hidden: ['referrer_id', 'conversion_id'],
    onDeletion: 'books',
  },
  {
    table: 'earning_corrections',
    name: 'earningCorrections',
    hidden: ['made_by'],
    onDeletion: 'books',
  },
  {
    table: 'bank_details',
    name: 'bankDetails',
    hidden: ['holder', 'account', 'bank', 'account_mark'],
    onDeletion: 'goes',
  },
  {
    table: 'payouts',
    name: 'payouts',
    hidden: ['holder', 'account', 'bank', 'exported_by', 'ended_by'],
    onDeletion: 'books',
  },
  ...payoutInventory,
]
