import { useState } from 'react'
import { kept } from '#messages/kept-readings'
import { ui } from '#messages/ui'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { showToast } from '../../../ui/toast.ts'

const rewriteDialog = lazyPart(() => import('./rewrite-dialog.tsx').then(({ RewriteDialog }) => RewriteDialog))
const reportDialog = lazyPart(() => import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog))

/** The dialogs that ask what was wrong with a reading, fetched when they are first wanted; null while they are not open. */
export function useFeedback() {
  const [open, setOpen] = useState<'rewrite' | 'report' | null>(null)
  const [RewriteDialog, fetchRewrite] = rewriteDialog.usePart()
  const [ReportDialog, fetchReport] = reportDialog.usePart()

  function ask(what: 'rewrite' | 'report') {
    setOpen(what)
    void (what === 'rewrite' ? fetchRewrite() : fetchReport()).then((isThere) => {
      if (isThere) return
      setOpen(null)
      showToast({ title: ui.error, description: kept.menuMissing, destructive: true })
    })
  }

  return {
    ask,
    close: () => setOpen(null),
    RewriteDialog: open === 'rewrite' ? RewriteDialog : null,
    ReportDialog: open === 'report' ? ReportDialog : null,
  }
}
