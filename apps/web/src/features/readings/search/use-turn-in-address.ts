import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from '../../../lib/router.tsx'
import { useHistory } from '../readings.api.ts'
import { useOpenTurn } from './use-open-turn.ts'

/** Opens the reading that the address names (`/chat?turn=<id>`), and takes it out of the address. */
export function useTurnInAddress(): void {
  const [query, setQuery] = useSearchParams()
  const { isSuccess } = useHistory()
  const openTurn = useOpenTurn()
  const turnId = query.get('turn')
  const open = useEffectEvent(async () => {
    if (turnId !== null) await openTurn(turnId)
    setQuery({}, { replace: true })
  })
  useEffect(() => {
    if (turnId !== null && isSuccess) void open()
  }, [turnId, isSuccess])
}
