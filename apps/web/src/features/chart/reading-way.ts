import type { Tone } from '@numeria/contract'
import { createContext } from 'react'

/** How the texts of the chart are shown: in which tone, and whether all of them are open. */
export const ReadingWay = createContext<{ tone: Tone; isAllOpen: boolean }>({ tone: 'mystic', isAllOpen: false })
