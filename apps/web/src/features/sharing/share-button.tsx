import { useState } from 'react'
import { sharing } from '#messages/sharing'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { note } from '../analytics/note.ts'
import type { ShareContent } from './share-content.ts'

const shareSheet = lazyPart(() => import('./share-sheet.tsx').then(({ ShareSheet }) => ShareSheet))

type Props = {
  content: ShareContent
  /** `action` is the small one under a reading. */
  look?: 'quiet' | 'plain' | 'action'
}

const action =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-xs font-semibold sm:px-3 text-ink-soft hover:bg-sunken hover:text-ink max-sm:min-w-9 max-sm:justify-center'

/** Opens the ways to share something; its sheet is fetched with the first press. */
export function ShareButton({ content, look = 'quiet' }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [ShareSheet, fetchSheet] = shareSheet.usePart()

  function open() {
    setIsOpen(true)
    note('share_opened', { channel: content.kind })
    void fetchSheet().then((isThere) => {
      if (isThere) return
      setIsOpen(false)
      showToast({ title: sharing.errorTitle, description: sharing.notOpened, destructive: true })
    })
  }

  const press = { 'aria-haspopup': 'dialog', onPointerEnter: shareSheet.prefetch, onClick: open } as const
  return (
    <>
      {look === 'action' ? (
        <button type="button" {...press} className={action}>
          <ShareIcon size={16} /> <span className="max-sm:sr-only">{sharing.share}</span>
        </button>
      ) : (
        <Button look={look} {...press}>
          <ShareIcon size={18} /> {sharing.share}
        </Button>
      )}
      {isOpen && ShareSheet && <ShareSheet content={content} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** One thing that becomes two others. */
function ShareIcon({ size }: { size: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <path d="M8.600 10.700l6.800-3.900M8.600 13.300l6.800 3.900" />
      <circle cx="6.200" cy="12" r="2.700" />
      <circle cx="17.800" cy="5.500" r="2.700" />
      <circle cx="17.800" cy="18.500" r="2.700" />
    </svg>
  )
}
