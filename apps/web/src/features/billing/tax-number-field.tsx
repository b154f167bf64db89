import { useEffect, useId, useRef } from 'react'
import { payment as texts } from '#messages/payment'
import { FieldError, TextInput } from '../../ui/field.tsx'

type Props = { value: string; error: string | null; onChange: (value: string) => void }

/** For the few who want their tax number on the invoice: closed until it is asked for. */
export function TaxNumberField({ value, error, onChange }: Props) {
  const id = useId()
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (error !== null) fold.current!.open = true
  }, [error])
  return (
    <details ref={fold} className="mb-5 text-s">
      <summary className="min-h-6 cursor-pointer text-tide underline">{texts.addTaxNumber}</summary>
      <div className="mt-3">
        <label htmlFor={id} className="mb-1 block text-xs text-ink-soft">
          {texts.taxNumber}
        </label>
        <TextInput
          id={id}
          value={value}
          maxLength={30}
          autoComplete="off"
          aria-invalid={error !== null}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-soft">
          {texts.taxNumberHint}
        </p>
        <FieldError id={`${id}-error`} text={error ?? undefined} />
      </div>
    </details>
  )
}
