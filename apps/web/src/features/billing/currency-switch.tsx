import { currencies, type Currency } from '@numeria/contract'
import { useId } from 'react'
import { packWords } from '#messages/packs'

/** EUR or USD: the same figures, and exactly what is paid. */
export function CurrencySwitch({ value, onChange }: { value: Currency; onChange: (currency: Currency) => void }) {
  const name = useId()
  return (
    <fieldset className="scripting-only inline-flex rounded-full border border-line-strong p-1">
      <legend className="sr-only">{packWords.currency}</legend>
      {currencies.map((currency) => (
        <label
          key={currency}
          className="grid min-h-9 min-w-16 cursor-pointer place-items-center rounded-full px-4 text-s font-semibold has-checked:bg-action has-checked:text-action-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={currency === value}
            onChange={() => onChange(currency)}
          />
          {currency.toUpperCase()}
        </label>
      ))}
    </fieldset>
  )
}
