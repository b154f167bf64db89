import { useState } from 'react'
import { kept } from '#messages/kept-readings'
import { ui } from '#messages/ui'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { showToast } from '../../../ui/toast.ts'

const dialog = lazyPart(() => import('./forget-dialog.tsx').then(({ ForgetDialog }) => ForgetDialog))

/** The question whether to delete, fetched when it is first asked; null while it is not. */
export function useForgetDialog() {
  const [isAsking, setIsAsking] = useState(false)
  const [ForgetDialog, fetchDialog] = dialog.usePart()

  function ask() {
    setIsAsking(true)
    void fetchDialog().then((isThere) => {
      if (isThere) return
      setIsAsking(false)
      showToast({ title: ui.error, description: kept.nothingDeleted, destructive: true })
    })
  }

  return { ask, close: () => setIsAsking(false), ForgetDialog: isAsking ? ForgetDialog : null }
}
