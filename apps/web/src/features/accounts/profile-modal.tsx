import { zodResolver } from '@hookform/resolvers/zod'
import type { Profile } from '@numeria/contract'
import { ProfileUpdate } from '@numeria/contract/schemas'
import { useId } from 'react'
import { Controller, useForm, type FieldErrors } from 'react-hook-form'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError, TextInput } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSaveProfile } from './accounts.api.ts'
import { BirthDateField } from './birth-date-field.tsx'

const fields = ['birthDate', 'fullName'] as const

/** Asks for what every number is computed from. Loaded when it is first needed: it brings the form library and the schemas. */
export function ProfileModal({ user, onClose }: { user: Profile; onClose: () => void }) {
  const { mutateAsync, isPending, isSuccess } = useSaveProfile()
  const { control, register, handleSubmit, setError, setFocus, getValues, formState } = useForm<ProfileUpdate>({
    resolver: zodResolver(ProfileUpdate),
    shouldFocusError: false,
    defaultValues: { birthDate: user.birthDate ?? '', fullName: user.fullName ?? '' },
  })
  const ids = { hint: useId(), name: useId(), birthDate: useId(), fullName: useId(), form: useId() }
  const { birthDate: dateError, fullName: nameError, root: formError } = formState.errors
  const isBusy = isPending || isSuccess

  async function save(update: ProfileUpdate) {
    if (isBusy) return
    try {
      await mutateAsync(update)
      onClose()
    } catch (error) {
      const refused = error instanceof ApiError ? fields.find((field) => field === error.field) : undefined
      setError(refused ?? 'root', { message: sentenceOf(error) }, { shouldFocus: true })
    }
  }

  function sayWhatIsMissing(errors: FieldErrors<ProfileUpdate>) {
    const first = fields.find((field) => errors[field])
    if (first) setFocus(first)
    const { birthDate, fullName } = getValues()
    if (birthDate !== '' && fullName.trim() !== '') return
    showToast({
      title: 'Missing Information',
      description: 'Please provide both your birth date and full legal name.',
      destructive: true,
    })
  }

  return (
    <Dialog title="Complete Your Cosmic Profile" onClose={onClose}>
      <p className="mb-6 text-s text-ink-soft">Your numbers are computed from these two, and from nothing else.</p>
      <form noValidate onSubmit={(event) => void handleSubmit(save, sayWhatIsMissing)(event)} className="grid gap-5">
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
              />
            )}
          />
          <FieldError
            id={ids.birthDate}
            text={
              dateError && (getValues('birthDate') === '' ? 'Please choose year, month and day.' : dateError.message)
            }
          />
        </div>
        <div>
          <label htmlFor={ids.name} className="mb-2 block text-s font-semibold">
            Full name
          </label>
          <TextInput
            id={ids.name}
            autoComplete="name"
            aria-describedby={nameError ? `${ids.fullName} ${ids.hint}` : ids.hint}
            aria-invalid={nameError ? true : undefined}
            {...register('fullName')}
          />
          <FieldError id={ids.fullName} text={nameError?.message} />
          <p id={ids.hint} className="mt-1.5 text-xs text-ink-soft">
            Use your full legal name, as on official documents.
          </p>
        </div>
        <FieldError id={ids.form} text={formError?.message} />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save profile'}
        </Button>
      </form>
    </Dialog>
  )
}
