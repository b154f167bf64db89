import type { InventoryTable } from './inventory-table.ts'

/** Data of payouts that tax law demands. */
export const payoutInventory: readonly InventoryTable[] = [
  {
    table: 'tax_details',
    name: 'taxDetails',
    hidden: ['identity'],
    onDeletion: 'goes',
  },
  // Kept for ten years after the year of the payment, with name, tax number and address, encrypted; a job forgets these then.
  {
    table: 'payout_transfers',
    name: 'payoutTransfers',
    hidden: ['identity'],
    onDeletion: 'books',
  },
  {
    table: 'payout_entries',
    name: 'payoutEntries',
    onDeletion: 'books',
  },
]
