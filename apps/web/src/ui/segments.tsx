import { useId } from 'react'

type Props<Value extends string> = {
  legend: string
  choices: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few short choices in a row, as native radio buttons. */
export function Segments<Value extends string>({ legend, choices, value, onChange }: Props<Value>) {
  const name = useId()
  // More than three take the whole width of a small screen.
  const isMany = choices.length > 3
  return (
    <fieldset className={`print:hidden ${isMany ? 'max-sm:w-full' : ''}`}>
      <legend className="sr-only">{legend}</legend>
      <div className={`inline-flex rounded-full border border-line-strong p-0.5 ${isMany ? 'max-sm:w-full' : ''}`}>
        {choices.map(([choice, label]) => (
          <label
            key={choice}
            className={`relative grid min-h-10 cursor-pointer place-items-center rounded-full text-center text-s leading-tight text-ink-soft px-3.5 ${isMany ? 'max-sm:grow max-sm:px-1.5' : ''} transition-colors hover:text-ink has-checked:bg-action has-checked:font-semibold has-checked:text-action-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide forced-colors:has-checked:outline-2`}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
