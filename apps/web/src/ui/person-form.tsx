import { relations, type Relation } from '@numeria/contract'
import type { OtherPerson, ProfileUpdate, SavePersonRequest } from '@numeria/contract/schemas'
import { useId, useState, type ReactNode } from 'react'
import {
  Controller,
  useForm,
  type FieldError as Refusal,
  type FieldErrors,
  type ResolverResult,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { relationNames } from '#messages/shared-relations'
import { personForm } from '#messages/person-form'
import { ApiError, issueText, sentenceOf } from '../lib/api-error.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { Button } from './button.tsx'
import { FieldError, fieldClass, TextInput } from './field.tsx'

type OtherName = string | null | undefined
/** All numbers of a person are computed from these: `YYYY-MM-DD`, and the name as on official documents; of one's own person also the name in use. */
export type Person = {
  birthDate: string
  fullName: string
  currentName?: OtherName
  marriedName?: OtherName
  /** Of a person who is saved; '' before it is chosen. */
  relation?: Relation | ''
}
const fields = ['birthDate', 'fullName', 'relation', 'currentName', 'marriedName'] as const
const otherNames = ['currentName', 'marriedName'] as const

type Schema = typeof ProfileUpdate | typeof OtherPerson | typeof SavePersonRequest

type Props = {
  /** The contract's rules for a person. */
  schema: Schema
  start: Person
  /** Whether it asks for the user's own details, which the browser may fill in. */
  isOwn: boolean
  /** Whether it asks what the person is to the reader. */
  hasRelation?: boolean
  nameHint: string
  submit: { label: string; busyLabel: string }
  /** Resolves when all is done; throws what the server refused, which is shown at its field. */
  onSubmit: (person: Person) => Promise<void>
  onMissing?: () => void
  /** Stands before the button. */
  children?: ReactNode
}

/** Birth date and full name, each with its refusal. */
export function PersonForm({
  schema,
  start,
  isOwn,
  hasRelation = false,
  nameHint,
  submit,
  onSubmit,
  onMissing,
  children,
}: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const { control, register, handleSubmit, setError, setFocus, getValues, formState } = useForm<Person>({
    resolver: (values) => checkPerson(schema, values),
    shouldFocusError: false,
    defaultValues: start,
  })
  const ids = { hint: useId(), name: useId(), birthDate: useId(), fullName: useId(), relation: useId(), form: useId() }
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
          text={dateError && (getValues('birthDate') === '' ? personForm.chooseDate : dateError.message)}
        />
      </div>
      <div>
        <label htmlFor={ids.name} className="mb-2 block text-s font-semibold">
          {isOwn ? personForm.birthName : personForm.fullName}
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
          text={nameError && !isOwn && getValues('fullName').trim() === '' ? personForm.theirName : nameError?.message}
        />
        <p id={ids.hint} className="mt-1.5 text-xs text-ink-soft">
          {nameHint}
        </p>
      </div>
      {isOwn &&
        otherNames.map((name) => (
          <OtherNameField
            key={name}
            label={personForm[name]}
            hint={personForm.otherNames[name]}
            error={formState.errors[name]?.message}
            input={register(name)}
          />
        ))}
      {children}
      {hasRelation && (
        <div>
          <label htmlFor={`${ids.relation}field`} className="mb-2 block text-s font-semibold">
            {personForm.relation}
          </label>
          <select
            id={`${ids.relation}field`}
            className={`${fieldClass} pr-1`}
            aria-describedby={ids.relation}
            aria-invalid={formState.errors.relation ? true : undefined}
            {...register('relation')}
          >
            <option value="">–</option>
            {relations.map((relation) => (
              <option key={relation} value={relation}>
                {relationNames[relation]}
              </option>
            ))}
          </select>
          <FieldError id={ids.relation} text={formState.errors.relation && personForm.chooseRelation} />
        </div>
      )}
      <FieldError id={ids.form} text={formError?.message} />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? submit.busyLabel : submit.label}
      </Button>
    </form>
  )
}

/** Checks by the contract's rules, with a sentence in the page language for each field that is refused. */
async function checkPerson(schema: Schema, values: Person): Promise<ResolverResult<Person>> {
  const checked = schema.safeParse(values)
  if (checked.success) return { values: checked.data, errors: {} }
  const errors: Record<string, Refusal> = {}
  for (const issue of checked.error.issues)
    errors[String(issue.path[0])] ??= { type: issue.code, message: await issueText(issue) }
  return { values: {}, errors }
}

type OtherNameProps = { label: string; hint: string; error: string | undefined; input: UseFormRegisterReturn }

/** A further name of one's own, which may stay empty. */
function OtherNameField({ label, hint, error, input }: OtherNameProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-s font-semibold">
        {label} <span className="font-normal text-ink-soft">{personForm.optional}</span>
      </label>
      <TextInput
        id={id}
        autoComplete="off"
        aria-describedby={`${id}error ${id}hint`}
        aria-invalid={error === undefined ? undefined : true}
        {...input}
      />
      <FieldError id={`${id}error`} text={error} />
      <p id={`${id}hint`} className="mt-1.5 text-xs text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
