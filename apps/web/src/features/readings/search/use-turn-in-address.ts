import { useEffect, useEffectEvent } from 'react'
import { kept } from '#messages/kept-readings'
import { ui } from '#messages/ui'
import { useSearchParams } from '../../../lib/router.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useShownConversation } from '../conversations/use-shown-conversation.ts'
import { findConversation, useHistory } from '../readings.api.ts'
import { useOpenTurn } from './use-open-turn.ts'

/** Opens the reading that the address names (`/chat?turn=<id>`), and takes it out of the address. */
export function useTurnInAddress(): void {
  const [query, setQuery] = useSearchParams()
  const { named, id } = useShownConversation()
  const { isSuccess } = useHistory(named)
  const openTurn = useOpenTurn()
  const turnId = query.get('turn')
  const open = useEffectEvent(async () => {
    if (turnId === null) return
    const conversationId = await findConversation(turnId).catch(() => null)
    if (conversationId === null) showToast({ title: ui.error, description: kept.notOpened, destructive: true })
    else await openTurn({ turnId, conversationId }, { replace: true })
    if (conversationId === null || conversationId === id)
      setQuery(named === null ? {} : { conversation: named }, { replace: true })
  })
  useEffect(() => {
    if (turnId !== null && isSuccess) void open()
  }, [turnId, isSuccess])
}
