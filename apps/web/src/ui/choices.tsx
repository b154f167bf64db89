import { useId } from 'react'

export type Choice<Value extends string> = { value: Value; label: string; hint?: string }
type Props<Value extends string> = {
  legend: string
  choices: readonly Choice<Value>[]
  /** Null: none is chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
  /** Two that stand side by side. */
  isPair?: boolean
}

/** One of several, as native radio buttons, each with a line that explains it. */
export function Choices<Value extends string>({ legend, choices, value, onChange, isPair = false }: Props<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-s font-semibold">{legend}</legend>
      <div className={`grid gap-1.5 ${isPair ? 'grid-cols-2' : ''}`}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-11 cursor-pointer items-center gap-3 rounded-m border border-line px-3 py-2 text-s transition-colors hover:border-line-strong has-checked:border-tide has-checked:bg-tide-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="grid size-4.5 shrink-0 cursor-pointer appearance-none place-content-center rounded-full border-[1.5px] border-line-strong outline-none before:size-2.5 before:rounded-full checked:border-tide checked:before:bg-tide forced-colors:appearance-auto forced-colors:before:hidden"
            />
            <span className="leading-snug font-semibold">
              {choice.label}
              {choice.hint && <span className="block text-xs font-normal text-ink-soft">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
