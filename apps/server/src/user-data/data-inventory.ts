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
    title: { en: 'Account, profile, and what you said about yourself', pt: 'Conta, perfil e o que disseste sobre ti' },
    onDeletion: 'goes',
  },
  {
    table: 'identities',
    name: 'identities',
    title: { en: 'How you sign in', pt: 'Como inicias sessão' },
    onDeletion: 'claims',
  },
  {
    table: 'passkeys',
    name: 'passkeys',
    title: { en: 'Your passkeys', pt: 'As tuas chaves de acesso' },
    hidden: ['public_key'],
    onDeletion: 'goes',
  },
  {
    table: 'email_claims',
    name: 'addresses',
    title: { en: 'Your e-mail addresses', pt: 'Os teus endereços de e-mail' },
    onDeletion: 'claims',
  },
  {
    table: 'mailboxes',
    name: 'mailboxes',
    title: { en: 'Mailboxes that received free credits', pt: 'Caixas de correio que receberam créditos grátis' },
    onDeletion: 'goes',
  },
  {
    table: 'sessions',
    name: 'sessions',
    title: { en: 'Where you are signed in', pt: 'Onde tens sessão iniciada' },
    hidden: ['token_hash', 'cookie_hash', 'bearer_hash'],
    onDeletion: 'goes',
  },
  {
    table: 'credit_accounts',
    name: 'balance',
    title: { en: 'Your credit balance', pt: 'O teu saldo de créditos' },
    onDeletion: 'books',
  },
  {
    table: 'lots',
    name: 'grants',
    title: { en: 'Credits you received', pt: 'Créditos que recebeste' },
    onDeletion: 'books',
  },
  {
    table: 'entries',
    name: 'statement',
    title: { en: 'All movements of your credits', pt: 'Todos os movimentos dos teus créditos' },
    onDeletion: 'books',
  },
  {
    table: 'holds',
    name: 'holds',
    title: { en: 'Credits reserved for readings', pt: 'Créditos reservados para leituras' },
    onDeletion: 'books',
  },
  {
    table: 'clawbacks',
    name: 'clawbacks',
    title: {
      en: 'Credits removed after a refund or a dispute',
      pt: 'Créditos retirados depois de um reembolso ou de uma contestação',
    },
    onDeletion: 'books',
  },
  {
    table: 'pending_credits',
    name: 'pendingRewards',
    title: { en: 'Rewards in review or reviewed', pt: 'Recompensas em análise ou analisadas' },
    hidden: ['decided_by'],
    onDeletion: 'books',
  },
  {
    table: 'admin_adjustments',
    name: 'adjustments',
    title: { en: 'Credits that we added or removed manually', pt: 'Créditos que demos ou retirámos manualmente' },
    onDeletion: 'books',
  },
  { table: 'wellbeing', name: 'limits', title: { en: 'Your own limits', pt: 'Os teus limites' }, onDeletion: 'goes' },
  {
    table: 'day_reminders',
    name: 'reminders',
    title: { en: 'How you get your numbers of the day', pt: 'Como recebes os teus números do dia' },
    onDeletion: 'goes',
  },
  {
    table: 'push_devices',
    name: 'devices',
    title: { en: 'Devices with notifications', pt: 'Dispositivos com notificações' },
    hidden: ['p256dh', 'auth'],
    onDeletion: 'goes',
  },
  {
    table: 'yearly_letters',
    name: 'yearLetters',
    title: { en: 'Yearly letters', pt: 'Cartas do ano' },
    onDeletion: 'goes',
  },
  {
    table: 'calendars',
    name: 'calendar',
    title: { en: 'The address of your calendar', pt: 'O endereço do teu calendário' },
    hidden: ['secret_hash'],
    onDeletion: 'goes',
  },
  ...readingInventory,
  {
    table: 'purchases',
    name: 'purchases',
    title: { en: 'Your orders, with what you consented to', pt: 'As tuas encomendas, com o que consentiste' },
    onDeletion: 'books',
  },
  { table: 'refunds', name: 'refunds', title: { en: 'Refunds', pt: 'Reembolsos' }, onDeletion: 'books' },
  // Kept for ten years after its year as issued, with name, tax number and address (CIVA art. 52); a job forgets these then.
  {
    table: 'invoice_documents',
    name: 'invoices',
    title: { en: 'Invoices and credit notes', pt: 'Faturas e notas de crédito' },
    onDeletion: 'books',
  },
  ...subscriptionInventory,
  {
    table: 'customers',
    name: 'paymentProvider',
    title: {
      en: 'Your customer number at the payment provider',
      pt: 'O teu número de cliente no prestador de pagamentos',
    },
    onDeletion: 'goes',
  },
  {
    table: 'provider_events',
    name: 'paymentNews',
    title: { en: 'What the payment provider told us', pt: 'O que o prestador de pagamentos nos comunicou' },
    onDeletion: 'books',
  },
  {
    table: 'emails',
    name: 'emails',
    title: { en: 'What we wrote to you', pt: 'O que te escrevemos' },
    hidden: ['recipient'],
    onDeletion: 'emails',
  },
  {
    table: 'share_rewards',
    name: 'shares',
    title: { en: 'Rewards for sharing', pt: 'Recompensas por partilhar' },
    onDeletion: 'goes',
  },
  {
    table: 'referrers',
    name: 'referrer',
    title: { en: 'How you are paid for referrals', pt: 'Como recebes pelas recomendações' },
    hidden: ['salt', 'making'],
    onDeletion: 'goes',
  },
  {
    table: 'referral_codes',
    name: 'referralCodes',
    title: { en: 'Your referral codes', pt: 'Os teus códigos de recomendação' },
    onDeletion: 'goes',
  },
  {
    table: 'referrer_fingerprints',
    name: 'referrerFingerprints',
    title: {
      en: 'Irreversible fingerprints of where you signed in, and of where people came from through your links, so that no one refers themselves',
      pt: 'Impressões irreversíveis de onde iniciaste sessão e de onde vieram as pessoas que chegaram com as tuas ligações, para que ninguém se recomende a si próprio',
    },
    hidden: ['arrival'],
    onDeletion: 'goes',
  },
  {
    table: 'referral_conversions',
    name: 'recommendedBy',
    title: { en: 'The code that brought you here', pt: 'Com que código chegaste' },
    // The evidence of a rule is about the referrer too.
    hidden: ['referrer_id', 'evidence'],
    onDeletion: 'goes',
  },
  {
    table: 'referral_rewards',
    name: 'conversions',
    title: { en: 'People who came through your codes, as numbers', pt: 'Quem chegou com os teus códigos, em números' },
    onDeletion: 'goes',
  },
  {
    table: 'referral_earnings',
    name: 'earnings',
    title: { en: 'Money you earned', pt: 'Dinheiro que ganhaste' },
    onDeletion: 'books',
  },
  {
    table: 'commissions',
    name: 'commissions',
    title: { en: 'Commissions on first purchases', pt: 'Comissões de primeiras compras' },
    onDeletion: 'books',
  },
  {
    table: 'commission_entries',
    name: 'commissionEntries',
    title: { en: 'Every movement of your commissions', pt: 'Todos os movimentos das tuas comissões' },
    onDeletion: 'books',
  },
  {
    table: 'first_purchases',
    name: 'firstPurchase',
    title: {
      en: 'The purchase that a referrer’s commission follows',
      pt: 'A compra de que depende a comissão de quem te recomendou',
    },
    hidden: ['referrer_id', 'conversion_id'],
    onDeletion: 'books',
  },
  {
    table: 'earning_corrections',
    name: 'earningCorrections',
    title: { en: 'Earnings that we corrected manually', pt: 'Ganhos que corrigimos manualmente' },
    hidden: ['made_by'],
    onDeletion: 'books',
  },
  {
    table: 'bank_details',
    name: 'bankDetails',
    title: { en: 'Your bank details (last characters only)', pt: 'Os teus dados bancários (só os últimos caracteres)' },
    hidden: ['holder', 'account', 'bank', 'account_mark'],
    onDeletion: 'goes',
  },
  {
    table: 'payouts',
    name: 'payouts',
    title: { en: 'What we paid you', pt: 'O que te pagámos' },
    hidden: ['holder', 'account', 'bank', 'exported_by', 'ended_by'],
    onDeletion: 'books',
  },
  ...payoutInventory,
]
