import { useQueryClient } from '@tanstack/react-query'
import type { HistoryEntry } from '@numeria/contract'
import { use, useEffect, useId, useRef, useState } from 'react'
import { kept } from '#messages/kept-readings'
import { locale } from '#messages/locale'
import { ui } from '#messages/ui'
import { voice } from '#messages/voice'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatMoment } from '../../lib/dates.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { CopyIcon, UnfoldIcon } from '../../ui/action-icons.tsx'
import { showToast } from '../../ui/toast.ts'
import { countCredits } from '../credits/credits.api.ts'
import type { RewriteReason } from './feedback/rewrite-dialog.tsx'
import { useFeedback } from './feedback/use-feedback.ts'
import { useForgetDialog } from './forget/use-forget-dialog.ts'
import { useForget } from './forget/use-forget.ts'
import { isEditable } from './again.ts'
import { MoreButton } from './more-button.tsx'
import { plainText } from '@numeria/contract/markdown'
import { ReadingExtras } from './reading-extras.ts'
import { useVoice } from './voice/use-voice.ts'

const numbersSheet = lazyPart(() => import('./numbers/numbers-sheet.tsx').then(({ NumbersSheet }) => NumbersSheet))
const readingAloud = lazyPart(() => import('./voice/reading-aloud.tsx').then((part) => part.ReadingAloud))
const readingMenu = lazyPart(() => import('./reading-menu.tsx').then(({ ReadingMenu }) => ReadingMenu))

type Props = {
  entry: HistoryEntry
  /** The price of asking it again now; null where there is nothing to ask again. */
  price: number | null
  onAgain: (entry: HistoryEntry) => void
  onEdit: (entry: HistoryEntry) => void
  onRewrite: (entry: HistoryEntry, reason: RewriteReason) => void
}

const action =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-xs font-semibold sm:px-3 text-ink-soft hover:bg-sunken hover:text-ink'

/** When a reading was written, what it cost, and what can be done with it. */
export function ReadingFoot({ entry, price, onAgain, onEdit, onRewrite }: Props) {
  const { turnId, reading, response, language, createdAt, creditsCost, stopped, canRewrite, rewriteOf } = entry
  const id = useId()
  const foot = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [NumbersSheet, fetchNumbersSheet] = numbersSheet.usePart()
  const [isMenuWanted, setIsMenuWanted] = useState(false)
  const [ReadingMenu, fetchMenu] = readingMenu.usePart()
  const { forgetOne } = useForget()
  const { ask: askToForget, close: closeForget, ForgetDialog } = useForgetDialog()
  const { ask: askWhatWasWrong, close: closeFeedback, RewriteDialog, ReportDialog } = useFeedback()
  // The focused button disappears with a deleted reading: focus the conversation once the dialog is closed.
  const focusLater = useRef<HTMLElement>(null)
  useEffect(() => () => focusLater.current?.focus({ preventScroll: true }), [])
  const speaker = useVoice(language)
  const [isReadAloud, setIsReadAloud] = useState(false)
  const [ReadingAloud, fetchReadingAloud] = readingAloud.usePart()
  const extras = use(ReadingExtras)
  const hasNumbers = reading !== 'onboarding' && reading !== 'safety'

  function toggleNumbers() {
    setIsUnfolded(!isUnfolded)
    if (!isUnfolded)
      void fetchNumbersSheet().then((isThere) => {
        if (isThere) return
        setIsUnfolded(false)
        sayFailure(kept.numbersMissing)
      })
  }

  function openMenu() {
    setIsMenuWanted(true)
    void fetchMenu().then((isThere) => {
      if (isThere) return
      setIsMenuWanted(false)
      sayFailure(kept.menuMissing)
    })
  }

  function startReadingAloud() {
    setIsReadAloud(true)
    void fetchReadingAloud().then((isThere) => {
      if (isThere) return
      setIsReadAloud(false)
      sayFailure(kept.menuMissing)
    })
  }

  async function save() {
    try {
      const { printLetter } = await import('./print-letter.tsx')
      await printLetter(queryClient, entry)
    } catch (error) {
      sayFailure(sentenceOf(error))
    }
  }

  async function forget() {
    const conversation = foot.current!.closest<HTMLElement>('[role="region"]')
    await forgetOne(turnId)
    focusLater.current = conversation
    showToast({ title: kept.deleted, description: kept.creditsUnchanged })
  }

  return (
    <div ref={foot} className="max-sm:-ml-12">
      <p className="mt-3 text-xs text-ink-soft">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        {' · '}
        {rewriteOf !== null ? kept.rewritten : creditsCost === 0 ? kept.noCharge : countCredits(creditsCost)}
        {stopped && ` · ${kept.stopped}`}
      </p>
      <div className="-mr-3 -ml-2 flex flex-wrap items-center sm:mr-0 sm:-ml-3 print:hidden">
        {hasNumbers && (
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={`${id}numbers`}
            onPointerEnter={numbersSheet.prefetch}
            onClick={toggleNumbers}
            className={`${action} mr-auto text-tide hover:text-tide max-sm:gap-1 max-sm:pr-1`}
          >
            {kept.howFound}
            <span className={`transition-transform ${isUnfolded ? 'rotate-180' : ''}`}>
              <UnfoldIcon />
            </span>
          </button>
        )}
        <button
          type="button"
          onClick={() => void copy(response)}
          className={`${action} max-sm:min-w-9 max-sm:justify-center`}
        >
          <CopyIcon /> <span className="max-sm:sr-only">{kept.copy}</span>
        </button>
        {hasNumbers && extras(entry)}
        {isMenuWanted && ReadingMenu ? (
          <ReadingMenu
            again={price}
            onAgain={() => onAgain(entry)}
            onEdit={isEditable(entry) ? () => onEdit(entry) : null}
            onRewrite={canRewrite ? () => askWhatWasWrong('rewrite') : null}
            onReport={hasNumbers ? () => askWhatWasWrong('report') : null}
            onReadAloud={speaker && startReadingAloud}
            noVoice={voice.noVoice(languageName(language))}
            onSave={() => void save()}
            onForget={askToForget}
          />
        ) : (
          <MoreButton onPointerEnter={readingMenu.prefetch} onClick={openMenu} />
        )}
      </div>
      {isReadAloud && speaker && ReadingAloud && (
        <ReadingAloud
          findReading={() => foot.current!.parentElement!.querySelector('[lang]')}
          voice={speaker}
          onEnd={() => setIsReadAloud(false)}
        />
      )}
      <div id={`${id}numbers`}>
        {isUnfolded && NumbersSheet && (
          <div className="mt-1 grid animate-appear grid-cols-1 gap-4">
            <NumbersSheet turnId={turnId} />
          </div>
        )}
      </div>
      {RewriteDialog && (
        <RewriteDialog
          onClose={closeFeedback}
          onRewrite={(reason) => {
            closeFeedback()
            onRewrite(entry, reason)
          }}
        />
      )}
      {ReportDialog && <ReportDialog turnId={turnId} onClose={closeFeedback} />}
      {ForgetDialog && <ForgetDialog what="one" onForget={forget} onClose={closeForget} />}
    </div>
  )
}

/** The name of a language in the language of the page. */
function languageName(language: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}

function sayFailure(description: string): void {
  showToast({ title: ui.error, description, destructive: true })
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(plainText(text))
    showToast({ title: kept.copied, description: kept.copiedWhat })
  } catch {
    showToast({ title: ui.error, description: kept.notCopied })
  }
}
