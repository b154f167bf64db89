import type { Referral } from '@numeria/contract'
import { useState } from 'react'
import { codes as texts } from '#messages/referrals'
import { copyText } from '../../lib/clipboard.ts'
import { formatDay } from '../../lib/dates.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { TextInput } from '../../ui/field.tsx'
import { CopyIcon } from '../../ui/action-icons.tsx'
import { showToast } from '../../ui/toast.ts'
import { linkOf } from './referrals.api.ts'

const qrDialog = lazyPart(() => import('./qr-dialog.tsx').then(({ QrDialog }) => QrDialog))

/** A person's codes. Pressing one copies its link; where the browser refuses, the link is shown instead. */
export function CodeList({ referrals }: { referrals: readonly Referral[] }) {
  const [refused, setRefused] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const [QrDialog, fetchQrDialog] = qrDialog.usePart()

  async function copy(code: string) {
    const isThere = await copyText(linkOf(code))
    setRefused(isThere ? null : code)
    if (isThere) showToast({ title: texts.copied.title, description: texts.copied.text })
  }

  function showQr(code: string) {
    setShown(code)
    void fetchQrDialog()
  }

  if (referrals.length === 0)
    return (
      <div className="grid min-h-24 content-center gap-1 text-s">
        <p>{texts.empty}</p>
        <p className="text-ink-soft">{texts.emptyHint}</p>
      </div>
    )
  return (
    <>
      <ul className="-mx-2 grid gap-1">
        {referrals.map(({ id, code, clicks, conversions, createdAt }) => (
          <li
            key={id}
            className="group relative flex items-center gap-3 rounded-m px-2 py-3 transition-colors hover:bg-tide-wash"
          >
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {/* It covers its whole row, so that a press anywhere in it copies. */}
                <button
                  type="button"
                  aria-label={texts.copyLink(code)}
                  onClick={() => void copy(code)}
                  className="inline-flex items-center gap-2 rounded-s font-display text-l tracking-wide after:absolute after:inset-0 after:rounded-m focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-tide"
                >
                  {code}
                  <span className="text-ink-soft opacity-60 transition-opacity group-hover:opacity-100">
                    <CopyIcon />
                  </span>
                </button>
                <Badge isActive={conversions > 0} />
              </p>
              <p className="mt-1 text-s text-ink-soft tabular-nums">
                {[texts.clicks(clicks), texts.conversions(conversions), texts.createdOn(formatDay(createdAt))].join(
                  ' · ',
                )}
              </p>
              {refused === code && (
                <label className="relative z-10 mt-3 block text-s">
                  <span className="mb-1 block">{texts.linkIs}</span>
                  <TextInput readOnly value={linkOf(code)} onFocus={(event) => event.target.select()} />
                </label>
              )}
            </div>
            <button
              type="button"
              aria-label={texts.qrOf(code)}
              aria-haspopup="dialog"
              onClick={() => showQr(code)}
              className="relative z-10 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-raised hover:text-ink print:hidden"
            >
              <QrIcon />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && QrDialog && <QrDialog code={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function Badge({ isActive }: { isActive: boolean }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border px-2 text-xs ${isActive ? 'border-transparent bg-tide-wash font-semibold text-tide' : 'border-line-strong text-ink-soft'}`}
    >
      <svg aria-hidden="true" viewBox="-4 -4 8 8" className="size-2">
        <circle r="3" className={isActive ? 'fill-current' : 'fill-none stroke-current'} strokeWidth="1.4" />
      </svg>
      {isActive ? texts.active : texts.pending}
    </span>
  )
}

const QrIcon = () => (
  <svg
    aria-hidden="true"
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
  >
    <path d="M4.500 4.500h5.500v5.500h-5.500ZM14 4.500h5.500v5.500H14ZM4.500 14h5.500v5.500h-5.500Z" />
    <path d="M14 14h2v2M19.500 14v3M14 19.500h2.500M19.500 19.500v-.010" strokeLinecap="round" />
  </svg>
)
