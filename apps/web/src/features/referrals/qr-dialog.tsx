import { encode } from 'uqr'
import { qr as texts } from '#messages/referrals'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { download } from './download.ts'
import { linkOf } from './referrals.api.ts'

/** Scanners need four clear modules around the code. */
const margin = 4

/** One link as a QR code, to be photographed, printed or saved. Dark on light whatever the hour: many scanners know nothing else. */
export function QrDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const link = linkOf(code)
  const { size, path } = drawing(link)
  const viewBox = `0 0 ${size} ${size}`

  function save() {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="#fff" d="M0 0h${size}v${size}H0Z"/><path d="${path}"/></svg>`
    download(texts.file(code), 'image/svg+xml', svg)
  }

  return (
    <Dialog title={texts.title(code)} onClose={onClose} isSheet>
      <p className="mb-5 text-s text-ink-soft">{texts.hint}</p>
      <svg
        role="img"
        aria-label={texts.picture(link)}
        viewBox={viewBox}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-64 rounded-m forced-color-adjust-none"
      >
        <path d={`M0 0h${size}v${size}H0Z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="mt-4 text-center text-s break-all select-all">{link}</p>
      <p className="mt-5 text-center">
        <button type="button" onClick={save} className={buttonClass('quiet')}>
          {texts.save}
        </button>
      </p>
    </Dialog>
  )
}

/** One path of squares, each a module of the code. */
function drawing(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: margin })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1Z`] : [])))
  return { size, path: squares.join('') }
}
