import type { InventoryTable } from './inventory-table.ts'

/** Data of payouts that tax law demands. */
export const payoutInventory: readonly InventoryTable[] = [
  {
    table: 'tax_details',
    name: 'taxDetails',
    title: { en: 'Your tax details (number: last characters only)', pt: 'Os teus dados fiscais (do número, só o fim)' },
    hidden: ['identity'],
    onDeletion: 'goes',
  },
  // Kept for ten years after the year of the payment, with name, tax number and address, encrypted; a job forgets these then.
  {
    table: 'payout_transfers',
    name: 'payoutTransfers',
    title: { en: 'What was withheld from your payouts', pt: 'O que foi retido dos teus pagamentos' },
    hidden: ['identity'],
    onDeletion: 'books',
  },
  {
    table: 'payout_entries',
    name: 'payoutEntries',
    title: { en: 'Each payout in our books', pt: 'Cada pagamento na nossa contabilidade' },
    onDeletion: 'books',
  },
]
