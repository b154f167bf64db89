import { useId } from 'react'
import { fieldClass } from './field.tsx'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  /** The most characters. */
  most: number
  rows?: number
  error?: string | undefined
}

/** Several lines of text, with how many characters are left once it gets long. */
export function TextArea({ label, value, onChange, most, rows = 3, error }: Props) {
  const id = useId()
  const isLong = value.length > most * 0.8
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-s font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        rows={rows}
        maxLength={most}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}error ${id}count`}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldClass} block resize-y py-2.5 leading-normal`}
      />
      <p id={`${id}error`} className="mt-1.5 text-s text-danger empty:hidden">
        {error}
      </p>
      <p id={`${id}count`} className="mt-1 text-right text-xs text-ink-soft tabular-nums empty:hidden">
        {isLong && `${value.length} / ${most}`}
      </p>
    </div>
  )
}
