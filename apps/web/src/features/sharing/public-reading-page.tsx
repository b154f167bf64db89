import { useQuery } from '@tanstack/react-query'
import { brand, type PublicReading } from '@numeria/contract'
import { useState, type ReactNode } from 'react'
import { Link } from '../../lib/router.tsx'
import { sharing } from '#messages/sharing'
import { ui } from '#messages/ui'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/dates.ts'
import { latePart } from '../../lib/late-part.ts'
import { paths } from '../../lib/paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { NumberGlyph } from '../../ui/glyphs.tsx'
import { Selene } from '../../ui/selene.tsx'
import { showToast } from '../../ui/toast.ts'
import { publicReadingQuery } from './public-readings.api.ts'

const words = sharing.publicPage
const reportDialog = latePart(() => import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog))

type Props = {
  slug: string
  /** Name of a reading kind. */
  nameOf: (reading: PublicReading['reading']) => string
  /** Sets the words of a reading. */
  setWords: (markdown: string) => ReactNode
  /** Shown for an unknown or unpublished reading. */
  gone: ReactNode
}

/** A public reading, for anyone with its URL. */
export function PublicReadingPage({ slug, nameOf, setWords, gone }: Props) {
  const { data, error, isFetching, refetch } = useQuery(publicReadingQuery(slug))
  if (data) return <Shown reading={data} nameOf={nameOf} setWords={setWords} />
  if (error instanceof ApiError && error.status === 404) return gone
  return (
    // Without scripts the server's own text of the reading stands there instead.
    <div className="scripting-only mx-auto grid min-h-[60vh] max-w-form content-center justify-items-center gap-5 py-16 text-center">
      {error && !isFetching ? (
        <>
          <Selene mood="sorry" className="size-32" />
          <p className="text-ink-soft">{sentenceOf(error)}</p>
          <Button onClick={() => void refetch()}>{sharing.publish.tryAgain}</Button>
        </>
      ) : (
        <>
          <Selene mood="calm" className="size-32 animate-breathe" />
          <p className="text-ink-soft">{words.fetching}</p>
        </>
      )}
    </div>
  )
}

function Shown({ reading, nameOf, setWords }: { reading: PublicReading } & Pick<Props, 'nameOf' | 'setWords'>) {
  const { fullName, birthDate, numbers, response, language, createdOn } = reading
  return (
    <article className="mx-auto max-w-reading py-8 sm:py-12">
      <header className="grid justify-items-center gap-3 text-center">
        <Selene mood="calm" className="size-28" />
        <h1 className="text-2xl">{nameOf(reading.reading)}</h1>
        <p className="text-s text-ink-soft">{words.about(fullName, birthDate && formatDate(birthDate))}</p>
      </header>
      {numbers.length > 0 && (
        <ul
          aria-label={words.numbers}
          className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-3"
        >
          {numbers.map(({ key, label, text }) => (
            <li key={key} className="flex items-center justify-between gap-3 bg-raised p-4">
              <span className="min-w-0">
                <span className="block font-display text-2xl leading-none text-brass">{text}</span>
                <span className="mt-1.5 block text-xs leading-snug text-ink-soft">{label}</span>
              </span>
              <NumberGlyph value={figureOf(text)} className="size-8 shrink-0 text-brass-line" />
            </li>
          ))}
        </ul>
      )}
      <div lang={language} className="mt-10">
        {setWords(response)}
      </div>
      <div className="mt-8 border-t border-line pt-4 text-s text-ink-soft">
        <p>{words.writtenByAi(formatDate(createdOn.slice(0, 10)))}</p>
        <Report />
      </div>
      <aside className="mt-10 grid justify-items-center gap-4 rounded-l border border-brass-line bg-raised px-6 py-8 text-center">
        <p className="font-display text-xl leading-snug text-balance">{words.invitation(brand.name)}</p>
        <Link to={paths.landing} className={buttonClass('primary', 'min-h-12 px-7')}>
          {words.begin}
        </Link>
      </aside>
    </article>
  )
}

/** The way to report this reading; the form is fetched when it is wanted. */
function Report() {
  const [isOpen, setIsOpen] = useState(false)
  const [ReportDialog, fetchDialog] = reportDialog.usePart()

  function open() {
    setIsOpen(true)
    void fetchDialog().then((isThere) => {
      if (isThere) return
      setIsOpen(false)
      showToast({ title: ui.error, description: words.reportMissing, destructive: true })
    })
  }

  return (
    <>
      <Button look="plain" className="-ml-5" onPointerEnter={reportDialog.prefetch} onClick={open}>
        {words.report}
      </Button>
      {isOpen && ReportDialog && <ReportDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Of '13/4' the 4, of '22/4' the master number. */
function figureOf(text: string): number {
  const values = text.split('/').map(Number)
  return values.find((value) => value < 10 || value % 11 === 0) ?? 0
}
