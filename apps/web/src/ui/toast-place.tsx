import { useEffect } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { useShownToast } from './toast.ts'

const toaster = lazyPart(() => import('./toaster.tsx').then(({ Toaster }) => Toaster))

/** Prefetches the toast code, for pages that may have to report a broken connection. */
export const prefetchToasts = toaster.prefetch

/** Where toasts appear. Until there is one, this costs nothing. */
export function ToastPlace() {
  const shown = useShownToast()
  const [Toaster, fetchToaster] = toaster.usePart()
  const isMissing = shown !== null && Toaster === null
  useEffect(() => {
    if (isMissing) void fetchToaster()
  })
  return shown && Toaster && <Toaster />
}
