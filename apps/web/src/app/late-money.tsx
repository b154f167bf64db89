import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { latePart } from '../lib/late-part.ts'
import { BesidePrice } from '../ui/beside-price.ts'

const priceMoney = latePart(() => import('../features/wellbeing/price-money.tsx').then(({ PriceMoney }) => PriceMoney))

/** The money behind a price in credits; its code comes after what is read first. */
function LateMoney({ credits }: { credits: number }) {
  const [PriceMoney, fetchPart] = priceMoney.usePart()
  const fetchAtOnce = useEffectEvent(() => void fetchPart())
  useEffect(() => fetchAtOnce(), [])
  return PriceMoney && <PriceMoney credits={credits} />
}

const lateMoney = (credits: number) => <LateMoney credits={credits} />

/** Shows the money behind each price in credits of a signed-in person. */
export const WithMoney = ({ children }: { children: ReactNode }) => (
  <BesidePrice value={lateMoney}>{children}</BesidePrice>
)
