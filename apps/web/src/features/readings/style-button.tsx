import { readingLanguageNames } from '@numeria/contract'
import { useState } from 'react'
import { style as words, toneNames, traditionNames } from '#messages/style'
import { ui } from '#messages/ui'
import { lazyPart } from '../../lib/lazy-part.ts'
import { StyleIcon } from '../../ui/action-icons.tsx'
import { showToast } from '../../ui/toast.ts'
import type { Style } from './use-style.ts'

const styleSheet = lazyPart(() => import('./style-sheet.tsx').then(({ StyleSheet }) => StyleSheet))

/** Says how the next reading will be, and opens the choice of it. */
export function StyleButton({ style, onChoose }: { style: Style; onChoose: (change: Partial<Style>) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [StyleSheet, fetchSheet] = styleSheet.usePart()
  const { tone, tradition, language } = style
  const chosen = [
    toneNames[tone],
    traditionNames[tradition],
    ...(language === 'auto' ? [] : [readingLanguageNames[language]]),
  ]

  function open() {
    setIsOpen(true)
    void fetchSheet().then((isThere) => {
      if (isThere) return
      setIsOpen(false)
      showToast({
        title: ui.error,
        description: words.missing,
        destructive: true,
      })
    })
  }

  return (
    <>
      <button
        type="button"
        onClick={open}
        onPointerEnter={styleSheet.prefetch}
        aria-haspopup="dialog"
        aria-label={words.label(chosen.join(', '))}
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-full px-2.5 text-xs font-semibold text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <span className="shrink-0">
          <StyleIcon />
        </span>
        <span className="truncate short:sr-only">{chosen.join(' · ')}</span>
      </button>
      {isOpen && StyleSheet && <StyleSheet style={style} onChoose={onChoose} onClose={() => setIsOpen(false)} />}
    </>
  )
}
