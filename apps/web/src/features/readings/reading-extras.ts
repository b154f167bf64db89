import type { HistoryEntry } from '@numeria/contract'
import { createContext, type ReactNode } from 'react'

/** What else stands under a reading; whoever composes the page brings it, since it belongs to other features. */
export const ReadingExtras = createContext<(entry: HistoryEntry) => ReactNode>(() => null)
