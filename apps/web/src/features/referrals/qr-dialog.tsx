import { qr as texts } from '#messages/referrals'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QrCode, qrDrawing } from '../../ui/qr-code.tsx'
import { download } from './download.ts'
import { linkOf } from './referrals.api.ts'

/** One link as a QR code, to be photographed, printed or saved. */
export function QrDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const link = linkOf(code)

  function save() {
    const { size, path } = qrDrawing(link)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0Z"/><path d="${path}"/></svg>`
    download(texts.file(code), 'image/svg+xml', svg)
  }

  return (
    <Dialog title={texts.title(code)} onClose={onClose} isSheet>
      <p className="mb-5 text-s text-ink-soft">{texts.hint}</p>
      <QrCode text={link} label={texts.picture(link)} className="mx-auto" />
      <p className="mt-4 text-center text-s break-all select-all">{link}</p>
      <p className="mt-5 text-center">
        <button type="button" onClick={save} className={buttonClass('quiet')}>
          {texts.save}
        </button>
      </p>
    </Dialog>
  )
}
