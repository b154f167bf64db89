import { useState, type ComponentProps, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { textField } from '../../lib/text-field.ts'
import { Field } from './parts.tsx'

type Props = {
  texts: { label: string; find: string; finding: string; missing: string }
  /** Whether a text is worth a search. */
  isValid: (text: string) => boolean
  isSearching: boolean
  onSearch: (text: string) => void
} & Pick<ComponentProps<typeof Field>, 'type' | 'autoCapitalize'>

/** A search by one text, which stays out of the address. */
export function SearchForm({ texts, isValid, isSearching, onSearch, ...field }: Props) {
  const [error, setError] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = textField(new FormData(event.currentTarget), 'wanted')
    setError(isValid(wanted) ? undefined : texts.missing)
    if (!isValid(wanted)) return event.currentTarget.querySelector('input')!.focus()
    onSearch(wanted)
  }

  return (
    <form
      noValidate
      role="search"
      onSubmit={submit}
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start"
    >
      <Field label={texts.label} error={error} name="wanted" autoComplete="off" spellCheck={false} {...field} />
      <Button type="submit" aria-disabled={isSearching} className="justify-self-start sm:mt-7.5">
        {isSearching ? texts.finding : texts.find}
      </Button>
    </form>
  )
}
