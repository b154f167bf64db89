import { Shop } from '../features/billing/shop.tsx'
import { MoonFace } from '../ui/moon-face.tsx'
import { SideBar } from './side-bar.tsx'

/** Credit packs, what they cost, and the way to buy them. */
export function PricingPage() {
  return (
    <div className="pt-6 pb-16 lg:flex lg:gap-10">
      <SideBar />
      <div className="min-w-0 flex-1">
        <header className="mb-10 grid items-end gap-x-8 gap-y-5 sm:grid-cols-[1fr_auto]">
          <div>
            <h1 className="text-2xl">Credit packs</h1>
            <p className="mt-4 max-w-reading text-l leading-snug text-ink-soft text-pretty">
              Pay once, keep your credits forever, or choose Abundance 8+ for a monthly top-up
            </p>
          </div>
          <div className="flex items-end gap-3 max-sm:-order-1">
            <MoonFace className="size-20 shrink-0" />
            <p className="relative max-w-56 rounded-l rounded-bl-none border border-line bg-raised px-4 py-3 font-reading text-s leading-snug">
              I never charge for a reading that did not reach you.
            </p>
          </div>
        </header>
        <Shop />
      </div>
    </div>
  )
}
