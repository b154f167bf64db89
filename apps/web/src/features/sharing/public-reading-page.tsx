import { useQuery } from '@tanstack/react-query'
import { brand, type PublicReading } from '@numeria/contract'
import { useState, type ReactNode } from 'react'
import { Link } from '../../lib/router.tsx'
import { sharing } from '#messages/sharing'
import { ui } from '#messages/ui'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { paths } from '../../lib/paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Selene } from '../../ui/selene.tsx'
import { showToast } from '../../ui/toast.ts'
import { publicReadingQuery } from './public-readings.api.ts'

const words = sharing.publicPage
const reportDialog = lazyPart(() => import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog))

type Props = {
  slug: string
  setReading: (reading: PublicReading) => ReactNode
  /** Shown for an unknown or unpublished reading. */
  gone: ReactNode
}

/** A public reading, for anyone with its URL. */
export function PublicReadingPage({ slug, setReading, gone }: Props) {
  const { data, error, isFetching, refetch } = useQuery(publicReadingQuery(slug))
  if (data) return <Shown reading={data} setReading={setReading} />
  if (error instanceof ApiError && error.status === 404) return gone
  return (
    // Without scripts the server's own text of the reading stands there instead.
    <div className="scripting-only mx-auto grid min-h-[60vh] max-w-form content-center justify-items-center gap-5 py-16 text-center">
      {error && !isFetching ? (
        <>
          <Selene mood="sorry" className="size-32" />
          <h1 className="font-text text-base font-normal text-ink-soft">{sentenceOf(error)}</h1>
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

function Shown({ reading, setReading }: { reading: PublicReading } & Pick<Props, 'setReading'>) {
  return (
    <div className="mx-auto max-w-reading py-8 sm:py-12">
      {setReading(reading)}
      <Report />
      <aside className="mt-10 grid justify-items-center gap-4 rounded-l border border-brass-line bg-raised px-6 py-8 text-center">
        <p className="font-display text-xl leading-snug text-balance">{words.invitation(brand.name)}</p>
        <Link to={paths.landing} className={buttonClass('primary', 'min-h-12 px-7')}>
          {words.begin}
        </Link>
      </aside>
    </div>
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
