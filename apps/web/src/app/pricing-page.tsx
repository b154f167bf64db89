import { pricing } from '#messages/pricing'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { Shop } from '../features/billing/shop.tsx'
import { PauseNote } from '../features/wellbeing/pause-note.tsx'
import { Selene } from '../ui/selene.tsx'
import { SideBar } from './side-bar.tsx'

/** Credit packs, what they cost, and the way to buy them. */
export function PricingPage() {
  const isSignedIn = useAccount().state === 'signed-in'
  return (
    <div className="pt-6 pb-16 lg:flex lg:gap-10">
      <SideBar />
      <div className="min-w-0 flex-1">
        <header className="mb-10 grid gap-x-8 gap-y-5 sm:grid-cols-[1fr_auto] sm:items-center">
          <div>
            <h1 className="text-2xl">{pricing.title}</h1>
            <p className="mt-4 max-w-reading text-l leading-snug text-ink-soft text-pretty">{pricing.lead}</p>
          </div>
          <div className="flex items-center gap-5 max-sm:-order-1">
            <Selene mood="delighted" className="size-20 shrink-0 lg:size-24" />
            <p className="relative max-w-56 rounded-l border border-line bg-raised px-4 py-3 font-reading text-s leading-snug before:absolute before:top-1/2 before:-left-2 before:size-3.5 before:-translate-y-1/2 before:rotate-45 before:border-b before:border-l before:border-line before:bg-raised">
              {pricing.promise}
            </p>
          </div>
        </header>
        <PauseNote isSignedIn={isSignedIn} className="mb-6 rounded-m border" />
        <Shop />
      </div>
    </div>
  )
}
