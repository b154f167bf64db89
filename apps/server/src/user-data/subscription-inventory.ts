import type { InventoryTable } from './inventory-table.ts'

export const subscriptionInventory: readonly InventoryTable[] = [
  {
    table: 'subscriptions',
    name: 'subscriptions',
    title: { en: 'Subscriptions', pt: 'Subscrições' },
    onDeletion: 'books',
  },
  {
    table: 'cancellations',
    name: 'cancellations',
    title: {
      en: 'Subscriptions that you cancelled without signing in',
      pt: 'Subscrições que cancelaste sem iniciar sessão',
    },
    onDeletion: 'goes',
  },
]
