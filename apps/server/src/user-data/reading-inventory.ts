import { sql } from 'kysely'
import type { InventoryTable } from './inventory-table.ts'

export const readingInventory: readonly InventoryTable[] = [
  {
    table: 'conversations',
    name: 'conversations',
    onDeletion: 'goes',
  },
  {
    table: 'saved_people',
    name: 'people',
    onDeletion: 'goes',
  },
  {
    table: 'memories',
    name: 'memory',
    onDeletion: 'goes',
  },
  {
    table: 'comparisons',
    name: 'comparisons',
    hidden: ['secret_hash'],
    onDeletion: 'goes',
  },
  {
    table: 'running_turns',
    name: 'runningReading',
    hidden: ['request_hash', 'question_hash', 'idempotency_key', 'is_stop_requested'],
    onDeletion: 'goes',
  },
  {
    table: 'turns',
    name: 'readings',
    hidden: ['request_hash', 'question_hash', 'idempotency_key', 'search_text'],
    onDeletion: 'words',
  },
  {
    table: 'public_readings',
    name: 'publicReadings',
    onDeletion: 'goes',
  },
  {
    table: 'reading_reports',
    name: 'reports',
    // Notices about public readings are of others; what came of them is under `removals`.
    shows: sql<boolean>`source = 'reader'`,
    hidden: ['notifier', 'decided_by', 'statement_id'],
    onDeletion: 'goes',
  },
]
