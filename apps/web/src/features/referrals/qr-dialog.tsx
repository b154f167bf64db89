import { partners } from '#messages/partners'
import { qr as texts } from '#messages/referrals'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { qrDrawing } from '../../ui/qr-drawing.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showToast } from '../../ui/toast.ts'
import { bannerFile, type BannerShape } from './banner.ts'
import { download } from './download.ts'
import { linkOf } from './referrals.api.ts'

const { banner } = partners

/** One link as a QR code, alone and on banners, to be photographed, printed or saved. */
export function QrDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const link = linkOf(code)

  function save() {
    const { size, path } = qrDrawing(link)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0Z"/><path d="${path}"/></svg>`
    download(texts.file(code), 'image/svg+xml', svg)
  }

  async function saveBanner(shape: BannerShape) {
    try {
      saveFile(await bannerFile(link, shape), banner.file(code, shape))
    } catch {
      showToast({ title: banner.notMade, destructive: true })
    }
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
      <h3 className="mt-6 text-center text-s font-semibold">{banner.title}</h3>
      <p className="mt-2 flex flex-wrap justify-center gap-3">
        {(['square', 'wide'] as const).map((shape) => (
          <button key={shape} type="button" onClick={() => void saveBanner(shape)} className={buttonClass('quiet')}>
            {banner[shape]}
          </button>
        ))}
      </p>
    </Dialog>
  )
}
