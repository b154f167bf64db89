import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { BesidePrice } from '../ui/beside-price.ts'

const priceMoney = lazyPart(() => import('../features/wellbeing/price-money.tsx').then(({ PriceMoney }) => PriceMoney))

/** The money behind a price in credits; its code comes after what is read first. */
function LazyMoney({ credits }: { credits: number }) {
  const [PriceMoney, fetchPart] = priceMoney.usePart()
  const fetchAtOnce = useEffectEvent(() => void fetchPart())
  useEffect(() => fetchAtOnce(), [])
  return PriceMoney && <PriceMoney credits={credits} />
}

const lazyMoney = (credits: number) => <LazyMoney credits={credits} />

/** Shows the money behind each price in credits of a signed-in person. */
export const WithMoney = ({ children }: { children: ReactNode }) => (
  <BesidePrice value={lazyMoney}>{children}</BesidePrice>
)
