import { useState, type ReactNode } from 'react'
import { gallery } from '#messages/gallery'
import { Button } from '../src/ui/button.tsx'
import { Dialog } from '../src/ui/dialog.tsx'
import { Drawer } from '../src/ui/drawer.tsx'
import { ToastPlace } from '../src/ui/toast-place.tsx'
import { showToast } from '../src/ui/toast.ts'
import { TooltipProvider } from '../src/ui/tooltip.tsx'
import { Colours, Drawings, Faces, Figures, Types } from './drawings.tsx'
import { Buttons, Fields, Icons } from './controls.tsx'

/** Every component of `ui/` in every state, light beside dark. For development only. */
export function GalleryPage() {
  return (
    <TooltipProvider>
      <main className="grid min-h-dvh bg-sunken lg:grid-cols-2">
        <h1 className="sr-only">{gallery.title}</h1>
        <Pieces name={gallery.day} className="scheme-light" />
        <Pieces name={gallery.night} className="scheme-dark" />
      </main>
      <ToastPlace />
    </TooltipProvider>
  )
}

function Pieces({ name, className }: { name: string; className: string }) {
  return (
    <section
      aria-label={name}
      className={`${className} grid min-w-0 content-start gap-10 bg-paper p-6 text-ink sm:p-8`}
    >
      <h2 className="text-2xl">{name}</h2>
      <Part title={gallery.faces}>
        <Faces />
      </Part>
      <Part title={gallery.figures}>
        <Figures />
      </Part>
      <Part title={gallery.drawings}>
        <Drawings />
      </Part>
      <Part title={gallery.colours}>
        <Colours />
      </Part>
      <Part title={gallery.types}>
        <Types />
      </Part>
      <Part title={gallery.buttons}>
        <Buttons />
      </Part>
      <Part title={gallery.fields}>
        <Fields />
      </Part>
      <Part title={gallery.icons}>
        <Icons />
      </Part>
      <Part title={gallery.over}>
        <Over className={className} />
      </Part>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4 border-t border-line pt-4">
      <h3 className="text-l">{title}</h3>
      {children}
    </section>
  )
}

/** Overlays. */
function Over({ className }: { className: string }) {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={`${className} flex flex-wrap gap-2`}>
      <Button look="quiet" onClick={() => setOpen('dialog')}>
        {gallery.dialog}
      </Button>
      <Button look="quiet" onClick={() => setOpen('sheet')}>
        {gallery.sheet}
      </Button>
      <Button look="quiet" onClick={() => setOpen('drawer')}>
        {gallery.drawer}
      </Button>
      <Button look="quiet" onClick={() => showToast({ title: gallery.toast, description: gallery.sentence })}>
        {gallery.toast}
      </Button>
      <Button
        look="quiet"
        onClick={() =>
          showToast({
            title: gallery.badToast,
            description: gallery.sentence,
            destructive: true,
            action: { label: gallery.press, altText: gallery.press, run: () => undefined },
          })
        }
      >
        {gallery.badToast}
      </Button>
      {(open === 'dialog' || open === 'sheet') && (
        <Dialog title={gallery[open]} onClose={close} isSheet={open === 'sheet'}>
          {gallery.sentence}
        </Dialog>
      )}
      {open === 'drawer' && (
        <Drawer title={gallery.drawer} onClose={close}>
          {gallery.sentence}
        </Drawer>
      )}
    </div>
  )
}
