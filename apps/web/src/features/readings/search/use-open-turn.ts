import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { kept } from '#messages/kept-readings'
import { ui } from '#messages/ui'
import { showToast } from '../../../ui/toast.ts'
import { useShownConversation } from '../conversations/use-shown-conversation.ts'
import { knownHistory } from '../history-cache.ts'
import { addOlder, conversationHistory, fetchOlder } from '../readings.api.ts'

/** The element of a turn in the conversation. */
export const turnElementId = (turnId: string) => `turn-${turnId}`

/** Shows the place of a turn in its conversation, fetching the history as far back as that. Resolves when it is in view. */
export function useOpenTurn() {
  const queryClient = useQueryClient()
  const { named, id, show } = useShownConversation()
  return async ({ turnId, conversationId }: Place, options?: { replace?: boolean }): Promise<void> => {
    const isShown = conversationId === id
    const of = isShown ? named : conversationId
    try {
      await knowBackTo(queryClient, of, turnId)
      if (!isShown) show(conversationId, options)
    } catch {
      showToast({
        title: ui.error,
        description: kept.notOpened,
        destructive: true,
      })
      return
    }
    await bringIntoView(turnElementId(turnId))
  }
}

type Place = { turnId: string; conversationId: string }

/** Turns that are fetched at once on the way back to an old one. */
const step = 200

/** Throws where the turn is not in the conversation any more. */
async function knowBackTo(queryClient: QueryClient, conversationId: string | null, turnId: string): Promise<void> {
  const known = () => knownHistory(queryClient, conversationId)
  const isKnown = () => known()?.entries.some((entry) => entry.turnId === turnId) ?? false
  // It may have been written on another device since.
  if (!isKnown()) await queryClient.fetchQuery({ ...conversationHistory(conversationId), staleTime: 0 })
  while (known()?.hasOlder && !isKnown())
    await addOlder(queryClient, conversationId, await fetchOlder(queryClient, conversationId, step), step)
  if (!isKnown()) throw new Error('deleted')
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** So long, in frames, it waits for the page to be laid out and to come to rest. */
const patience = 60
const restingFrames = 4

/** Scrolls until the turn stays in view: messages in between are laid out only when near, and move it. */
async function bringIntoView(id: string): Promise<void> {
  let resting = 0
  await nextFrame()
  // Those that an edited question has replaced are folded up.
  document.getElementById(id)?.closest('details')?.setAttribute('open', '')
  for (let frame = 0; frame < patience && resting < restingFrames; frame += 1) {
    await nextFrame()
    const element = document.getElementById(id)
    // Only the conversation scrolls, never the page around it.
    const conversation = element?.closest('[role="region"]')
    if (!element || !conversation) continue
    const before = conversation.scrollTop
    conversation.scrollTop += element.getBoundingClientRect().top - conversation.getBoundingClientRect().top
    resting = Math.abs(conversation.scrollTop - before) < 1 ? resting + 1 : 0
  }
  const element = document.getElementById(id)
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  const round = { borderRadius: 'var(--radius-l)' }
  element.animate(
    [
      { ...round, backgroundColor: 'var(--color-tide-wash)' },
      { ...round, backgroundColor: 'transparent' },
    ],
    { duration: 1_800, easing: 'ease-in' },
  )
}
