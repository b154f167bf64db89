import { useEffect, useEffectEvent } from 'react'
import { failures } from '#messages/failures'
import { lazyPart } from '../../lib/lazy-part.ts'
import { showToast } from '../../ui/toast.ts'

const beginDialog = lazyPart(() => import('./begin-dialog.tsx').then((module) => module.BeginDialog))

/** The dialog that starts credits; its code is fetched when it is wanted. */
export function LazyBeginDialog(props: { onBegun: () => void; onClose: () => void }) {
  const [BeginDialog, fetchDialog] = beginDialog.usePart()
  const fetchAtOnce = useEffectEvent(async () => {
    if (await fetchDialog()) return
    props.onClose()
    showToast({ title: failures.begin.title, description: failures.begin.description, destructive: true })
  })
  useEffect(() => void fetchAtOnce(), [])
  return BeginDialog && <BeginDialog {...props} />
}
