import type { Currency } from '@numeria/contract'
import { wellbeing as texts } from '#messages/wellbeing'
import { formatPrice } from '../billing/money.ts'
import { useWellbeing } from './wellbeing.api.ts'

/** The money behind a price in credits, from the credits that would be used. Nothing where they do not suffice or are all free, and where it is turned off. */
export function PriceMoney({ credits }: { credits: number }) {
  const { data } = useWellbeing()
  if (!data?.showMoney || credits === 0) return null
  const amounts = data.money.flatMap(({ currency, cents }) => {
    const amount = cents[credits - 1]
    return amount ? [{ currency, amount }] : []
  })
  if (amounts.length === 0) return null
  return <span className="font-normal whitespace-nowrap text-ink-soft"> {texts.about(told(amounts))}</span>
}

const told = (amounts: readonly { currency: Currency; amount: number }[]) =>
  amounts.map(({ currency, amount }) => formatPrice(amount, currency)).join(' + ')
