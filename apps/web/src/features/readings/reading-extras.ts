import type { HistoryEntry } from '@numeria/contract'
import { createContext, type ReactNode } from 'react'

/** Renders further content under a reading. Provided by the page, because it belongs to other features. */
export const ReadingExtras = createContext<(entry: HistoryEntry) => ReactNode>(() => null)
