import type { QueryClient } from '@tanstack/react-query'
import { brand, type HistoryEntry, type ReadingNumbers } from '@numeria/contract'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ApiError } from '../../lib/api-error.ts'
import { readingName } from './named-readings.ts'
import { numbersQuery } from './numbers/numbers.api.ts'
import { Letter, letterDate } from './letter.tsx'

/**
 * Opens the browser's print dialog on one reading as a letter; there it can be saved as a PDF, under a name that says what it is.
 * Throws as `call` does when its numbers cannot be fetched.
 */
export async function printLetter(queryClient: QueryClient, entry: HistoryEntry): Promise<void> {
  const numbers = await numbersOf(queryClient, entry)
  const place = document.createElement('div')
  place.className = 'letter'
  const root = createRoot(place)
  flushSync(() => root.render(<Letter entry={entry} numbers={numbers} />))
  document.body.append(place)

  const titleBefore = document.title
  // Browsers offer the title as the file's name.
  document.title = `${brand.name} – ${readingName(entry.reading)} – ${letterDate(entry.createdAt)}`
  const over = new AbortController()
  const putBack = () => {
    over.abort()
    document.title = titleBefore
    root.unmount()
    place.remove()
  }
  // Some browsers say `afterprint` while they are still drawing: the letter stays until the person is back at the page.
  for (const sign of ['pointerdown', 'keydown', 'pagehide'])
    window.addEventListener(sign, putBack, { capture: true, signal: over.signal })
  window.print()
}

/** Null for what was written without numbers, or whose numbers are not kept. */
async function numbersOf(queryClient: QueryClient, { turnId }: HistoryEntry): Promise<ReadingNumbers | null> {
  try {
    return await queryClient.fetchQuery(numbersQuery(turnId))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
