import { sql } from 'kysely'
import type { InventoryTable } from './inventory-table.ts'

export const readingInventory: readonly InventoryTable[] = [
  {
    table: 'conversations',
    name: 'conversations',
    title: { en: 'Your conversations', pt: 'As tuas conversas' },
    onDeletion: 'goes',
  },
  {
    table: 'saved_people',
    name: 'people',
    title: { en: 'People you saved', pt: 'Pessoas que guardaste' },
    onDeletion: 'goes',
  },
  {
    table: 'memories',
    name: 'memory',
    title: { en: 'What Selene remembers about you', pt: 'O que a Selene guarda na memória sobre ti' },
    onDeletion: 'goes',
  },
  {
    table: 'comparisons',
    name: 'comparisons',
    title: { en: 'Friends whom you invited to compare', pt: 'Comparações para que convidaste amigos' },
    hidden: ['secret_hash'],
    onDeletion: 'goes',
  },
  {
    table: 'running_turns',
    name: 'runningReading',
    title: { en: 'The reading that is being written', pt: 'A leitura que está a ser escrita' },
    hidden: ['request_hash', 'question_hash', 'idempotency_key', 'is_stop_requested'],
    onDeletion: 'goes',
  },
  {
    table: 'turns',
    name: 'readings',
    title: { en: 'Your readings', pt: 'As tuas leituras' },
    hidden: ['request_hash', 'question_hash', 'idempotency_key', 'search_text'],
    onDeletion: 'words',
  },
  {
    table: 'public_readings',
    name: 'publicReadings',
    title: { en: 'Readings that you made public', pt: 'Leituras que tornaste públicas' },
    onDeletion: 'goes',
  },
  {
    table: 'reading_reports',
    name: 'reports',
    title: {
      en: 'Your reports of your readings, and what we decided',
      pt: 'As tuas denúncias das tuas leituras e o que decidimos',
    },
    // Notices about public readings are of others; what came of them is under `removals`.
    shows: sql<boolean>`source = 'reader'`,
    hidden: ['notifier', 'decided_by', 'statement_id'],
    onDeletion: 'goes',
  },
]
