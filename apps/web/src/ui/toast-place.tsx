import { lazy, Suspense } from 'react'
import { useShownToast } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx').then(({ Toaster }) => ({ default: Toaster })))

/** Where toasts appear. Until there is one, this costs nothing. */
export function ToastPlace() {
  const shown = useShownToast()
  return <Suspense>{shown && <Toaster />}</Suspense>
}
