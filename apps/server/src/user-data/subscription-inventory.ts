import type { InventoryTable } from './inventory-table.ts'

export const subscriptionInventory: readonly InventoryTable[] = [
  {
    table: 'subscriptions',
    name: 'subscriptions',
    onDeletion: 'books',
  },
  {
    table: 'cancellations',
    name: 'cancellations',
    onDeletion: 'goes',
  },
]
