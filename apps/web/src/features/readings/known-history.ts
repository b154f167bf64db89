import { limits, type HistoryEntry } from '@numeria/contract'

/** As much of the conversation as this browser has fetched, newest last. */
export type KnownHistory = { entries: readonly HistoryEntry[]; hasOlder: boolean }

const idsOf = (entries: readonly HistoryEntry[]) => new Set(entries.map(({ turnId }) => turnId))

/** After the newest page came from the server: what is older and known stays, unless there may be a gap between the two. */
export function withNewest(known: KnownHistory | undefined, page: readonly HistoryEntry[]): KnownHistory {
  const isWhole = page.length < limits.historyPage
  if (!known || isWhole) return { entries: page, hasOlder: !isWhole }
  const ids = idsOf(page)
  const firstShared = known.entries.findIndex(({ turnId }) => ids.has(turnId))
  if (firstShared === -1) return { entries: page, hasOlder: true }
  return { entries: [...known.entries.slice(0, firstShared), ...page], hasOlder: known.hasOlder || firstShared > 0 }
}

/** After the page before the oldest known entry came. */
export function withOlder(
  known: KnownHistory,
  page: readonly HistoryEntry[],
  limit: number = limits.historyPage,
): KnownHistory {
  const ids = idsOf(known.entries)
  const older = page.filter(({ turnId }) => !ids.has(turnId))
  return { entries: [...older, ...known.entries], hasOlder: page.length === limit && older.length > 0 }
}

/**
 * After a reading was finished here. One that stands there already is a repeated answer.
 * @param editOf the turn whose question was edited: it and those after it are replaced
 */
export function withFinished(known: KnownHistory, entry: HistoryEntry, editOf: string | null = null): KnownHistory {
  if (idsOf(known.entries).has(entry.turnId)) return known
  const edited = editOf === null ? -1 : known.entries.findIndex(({ turnId }) => turnId === editOf)
  const earlier = known.entries.map((one, index) => ({
    ...one,
    canRewrite: one.canRewrite && one.turnId !== entry.rewriteOf,
    replaced: one.replaced || (edited !== -1 && index >= edited),
  }))
  return { ...known, entries: [...earlier, entry] }
}
