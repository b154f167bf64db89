import { useId, type ComponentProps } from 'react'

/** The one look of what is filled in. */
export const fieldClass =
  'w-full min-h-11 rounded-m border border-line-strong bg-paper px-3 text-base text-ink disabled:border-line disabled:text-ink-soft aria-invalid:border-danger'

type SelectProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  label: string
  onChange: (value: string) => void
  options: (readonly [value: string, text: string])[]
}

/** A labelled native select whose empty choice is its own label. */
export function Select({ label, options, onChange, ...rest }: SelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs text-ink-soft">
        {label}
      </label>
      <select id={id} className={`${fieldClass} pr-1`} onChange={(event) => onChange(event.target.value)} {...rest}>
        <option value="">–</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" className={fieldClass} {...props} />
}

/** The sentence that says what is wrong with a field; tie it to the field with `aria-describedby`. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className="mt-1.5 text-s text-danger empty:hidden">
      {text}
    </p>
  )
}
