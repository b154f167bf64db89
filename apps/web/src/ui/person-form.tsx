import { zodResolver } from '@hookform/resolvers/zod'
import type { ProfileUpdate } from '@numeria/contract'
import { useId, useState } from 'react'
import { Controller, useForm, type FieldErrors } from 'react-hook-form'
import { said } from '#messages/error-sentences'
import { personForm } from '#messages/person-form'
import { ApiError, sentenceOf } from '../lib/api-error.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { Button } from './button.tsx'
import { FieldError, TextInput } from './field.tsx'

/** What every number of somebody is computed from: `YYYY-MM-DD`, and the name as on official documents. */
export type Person = { birthDate: string; fullName: string }
const fields = ['birthDate', 'fullName'] as const

type Props = {
  /** The contract's rules for a person. */
  schema: typeof ProfileUpdate
  start: Person
  /** Whether it asks for whoever sits before it, whom the browser may know. */
  isOwn: boolean
  nameHint: string
  submit: { label: string; busyLabel: string }
  /** Resolves when all is done; throws what the server refused, which is shown at its field. */
  onSubmit: (person: Person) => Promise<void>
  onMissing?: () => void
}

/** Birth date and full name, with what is wrong said at the field. */
const inWords = (error: { message?: string | undefined } | undefined) => error?.message && said(error.message)

export function PersonForm({ schema, start, isOwn, nameHint, submit, onSubmit, onMissing }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const { control, register, handleSubmit, setError, setFocus, getValues, formState } = useForm<Person>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: start,
  })
  const ids = { hint: useId(), name: useId(), birthDate: useId(), fullName: useId(), form: useId() }
  const { birthDate: dateError, fullName: nameError, root: formError } = formState.errors

  async function send(person: Person) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await onSubmit(person)
    } catch (error) {
      const refused = error instanceof ApiError ? fields.find((field) => field === error.field) : undefined
      setError(refused ?? 'root', { message: sentenceOf(error) }, { shouldFocus: true })
      setIsBusy(false)
    }
  }

  function sayWhatIsWrong(errors: FieldErrors<Person>) {
    const first = fields.find((field) => errors[field])
    if (first) setFocus(first)
    const { birthDate, fullName } = getValues()
    if (birthDate === '' || fullName.trim() === '') onMissing?.()
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send, sayWhatIsWrong)(event)} className="grid gap-5">
      <div>
        <Controller
          control={control}
          name="birthDate"
          render={({ field }) => (
            <BirthDateField
              yearRef={field.ref}
              value={field.value}
              onChange={field.onChange}
              error={dateError?.message}
              errorId={ids.birthDate}
              isOwn={isOwn}
            />
          )}
        />
        <FieldError
          id={ids.birthDate}
          text={dateError && (getValues('birthDate') === '' ? personForm.chooseDate : inWords(dateError))}
        />
      </div>
      <div>
        <label htmlFor={ids.name} className="mb-2 block text-s font-semibold">
          {personForm.fullName}
        </label>
        <TextInput
          id={ids.name}
          autoComplete={isOwn ? 'name' : 'off'}
          aria-describedby={nameError ? `${ids.fullName} ${ids.hint}` : ids.hint}
          aria-invalid={nameError ? true : undefined}
          {...register('fullName')}
        />
        <FieldError
          id={ids.fullName}
          text={nameError && !isOwn && getValues('fullName').trim() === '' ? personForm.theirName : inWords(nameError)}
        />
        <p id={ids.hint} className="mt-1.5 text-xs text-ink-soft">
          {nameHint}
        </p>
      </div>
      <FieldError id={ids.form} text={formError?.message} />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? submit.busyLabel : submit.label}
      </Button>
    </form>
  )
}
