import { currencies, defaultCurrency, type Currency, type Profile } from '@numeria/contract'
import { useState } from 'react'
import { keys, local } from '../../lib/storage.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'

/**
 * The currency that prices are shown and paid in: the one chosen on this page, else the person's saved one, else the one chosen in this browser before, else
 * the one of the place where they seem to be. Prerendered pages show EUR.
 */
export function useCurrency(user: Profile | null): [Currency, (currency: Currency) => void] {
  const saved = user?.gotCurrency ? user.currency : null
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<Currency | null>(null)
  const choose = (currency: Currency) => {
    setChosen(currency)
    local.set(keys.currency, currency)
  }
  const remembered = () => currencies.find((currency) => currency === local.get(keys.currency))
  const ofThePlace = () => defaultCurrency(navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone ?? '')
  return [isHydrated ? (chosen ?? saved ?? remembered() ?? ofThePlace()) : 'eur', choose]
}
