import type { QueryClient } from '@tanstack/react-query'
import { routes, type Conversation, type ConversationList } from '@numeria/contract'

export const conversationsKey = [routes.conversations.path] as const

/** Changes the list as it is known here. Returns what undoes the change. */
export async function changeList(
  queryClient: QueryClient,
  change: (conversations: readonly Conversation[]) => Conversation[],
): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey: conversationsKey })
  const before = queryClient.getQueryData<ConversationList>(conversationsKey)
  queryClient.setQueryData<ConversationList>(
    conversationsKey,
    (known) => known && { conversations: change(known.conversations).toSorted(inOrder) },
  )
  return () => queryClient.setQueryData<ConversationList>(conversationsKey, before)
}

/** When it was used last. An ISO moment, which compares as a text. */
const usedAt = ({ lastTurnAt, createdAt }: Conversation): string =>
  lastTurnAt !== null && lastTurnAt > createdAt ? lastTurnAt : createdAt

/** As the server sorts: pinned ones first, then by last use. */
const inOrder = (one: Conversation, other: Conversation): number =>
  Number(other.pinned) - Number(one.pinned) || (usedAt(one) < usedAt(other) ? 1 : -1)

/** The one that `/chat` shows: used last, and not archived. */
export function lastUsed(conversations: readonly Conversation[]): Conversation | undefined {
  return conversations
    .filter(({ archived }) => !archived)
    .reduce<Conversation | undefined>((last, one) => (last && usedAt(last) >= usedAt(one) ? last : one), undefined)
}
