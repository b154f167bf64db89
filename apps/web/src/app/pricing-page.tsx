import { PriceList } from '../features/credits/price-list.tsx'

/** What credits cost. */
export function PricingPage() {
  return (
    <div className="pt-8 pb-16 sm:pt-14">
      <h1 className="text-2xl">Credit packs</h1>
      <p className="mt-4 max-w-reading text-l leading-snug text-ink-soft text-pretty">
        Pay once, keep your credits forever, or choose Abundance 8+ for a monthly top-up.
      </p>
      <p className="mt-6 mb-8 max-w-reading border-l-2 border-brass-line pl-4 text-s">
        Buying is not open yet. These are the packs and their prices, in EUR, VAT included.
      </p>
      <PriceList />
      <p className="mt-6 text-s text-ink-soft">
        A quick question costs 1 credit, a full Life-Path reading 10. The chat shows the price before you send.
      </p>
    </div>
  )
}
