import { countryCodes, taxStatuses, type PayoutOverview } from '@numeria/contract'
import { TaxDetails } from '@numeria/contract/schemas'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Controller, useForm, useFormState, useWatch } from 'react-hook-form'
import { language, locale } from '#messages/locale'
import { tax as texts } from '#messages/payout-tax'
import { ApiError, issueText, sentenceOf, wantsFreshSignIn } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Choices } from '../../ui/choices.tsx'
import { FieldError, Select, TextInput } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { formatPercent } from './money.ts'
import { useSaveTaxDetails } from './payouts.api.ts'

const texted = ['name', 'taxNumber', 'street', 'postalCode', 'city'] as const
const fields = ['country', ...texted, 'isExempt'] as const
type Field = (typeof fields)[number]

const regions = new Intl.DisplayNames(locale, { type: 'region' })
const countries = countryCodes
  .map((code) => [code, regions.of(code) ?? code] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other, locale))

type Props = { details: PayoutOverview['taxDetails']; signInAgain: ReactNode }

/** Asks for tax details before the first bank payout; afterwards shows them masked, with the rate that is withheld. */
export function TaxCard({ details, signInAgain }: Props) {
  const [isChanging, setIsChanging] = useState(false)
  return (
    <Card title={texts.title} hint={texts.hint}>
      {details && !isChanging ? (
        <div className="grid justify-items-start gap-3 rounded-m border border-line bg-paper p-4 text-s">
          <p>
            <strong className="block font-semibold">{details.name}</strong>
            <span className="block tabular-nums">
              {texts.statuses[details.status]} · {regions.of(details.country)} · {details.taxNumber}
            </span>
            {details.isExempt && <span className="block">{texts.exempt}</span>}
          </p>
          <p>
            {texts.withheld(formatPercent(details.withheldPercent))}
            <span className="block text-xs text-ink-soft">{details.note[language]}</span>
          </p>
          <Button look="quiet" onClick={() => setIsChanging(true)}>
            {texts.change}
          </Button>
        </div>
      ) : (
        <TaxForm
          details={details}
          signInAgain={signInAgain}
          {...(details && { onKeep: () => setIsChanging(false) })}
          onSaved={() => setIsChanging(false)}
        />
      )}
    </Card>
  )
}

function TaxForm({ details, signInAgain, onKeep, onSaved }: Props & { onKeep?: () => void; onSaved: () => void }) {
  const { mutateAsync, isPending } = useSaveTaxDetails()
  const [isStale, setIsStale] = useState(false)
  const { control, register, handleSubmit, setError, clearErrors } = useForm<TaxDetails>({
    shouldFocusError: false,
    defaultValues: {
      status: details?.status ?? 'private_person',
      country: details?.country ?? texts.usualCountry,
      name: '',
      taxNumber: '',
      street: '',
      postalCode: '',
      city: '',
      isExempt: details?.isExempt ?? false,
    },
  })
  const { errors } = useFormState({ control })
  const [country, status] = useWatch({ control, name: ['country', 'status'] })
  const countryErrorId = useId()
  // The settings of the server decide; other declarations are refused there.
  const canDeclare = country === 'PT' && status !== 'company'

  async function save(values: TaxDetails) {
    if (isPending) return
    setIsStale(false)
    const checked = TaxDetails.safeParse({ ...values, isExempt: values.isExempt && canDeclare })
    if (!checked.success) {
      const [issue] = checked.error.issues
      return refuse(issue!.path[0] as Field, await issueText(issue!))
    }
    try {
      await mutateAsync(checked.data)
      showToast({ title: texts.saved.title, description: texts.saved.text })
      onSaved()
    } catch (error) {
      if (wantsFreshSignIn(error)) return setIsStale(true)
      const field = error instanceof ApiError ? fields.find((known) => known === error.field) : undefined
      refuse(field, sentenceOf(error))
    }
  }

  function refuse(field: Field | undefined, message: string) {
    setError(field ?? 'root', { message }, { shouldFocus: true })
    if (!field) showToast({ title: texts.failed.title, description: texts.failed.text, destructive: true })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        clearErrors()
        void handleSubmit(save)(event)
      }}
      className="grid gap-5"
    >
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <Choices
            legend={texts.status}
            value={field.value}
            onChange={field.onChange}
            choices={taxStatuses.map((value) => ({ value, label: texts.statuses[value] }))}
          />
        )}
      />
      <Controller
        control={control}
        name="country"
        render={({ field: { ref, ...field } }) => (
          <div>
            <Select
              label={texts.country}
              options={countries}
              ref={ref}
              {...field}
              autoComplete="country"
              aria-invalid={errors.country ? true : undefined}
              aria-describedby={countryErrorId}
            />
            <FieldError id={countryErrorId} text={errors.country?.message} />
          </div>
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {texted.map((name) => (
          <TextField
            key={name}
            label={texts.fields[name]}
            hint={name === 'taxNumber' ? texts.hints.taxNumber : undefined}
            error={errors[name]?.message}
            isWide={name === 'name' || name === 'taxNumber' || name === 'street'}
            autoComplete={autoComplete[name]}
            {...register(name)}
          />
        ))}
      </div>
      {canDeclare && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-s">
          <input type="checkbox" className="size-6 shrink-0 accent-tide" {...register('isExempt')} />
          {texts.isExempt}
        </label>
      )}
      <p className="text-xs text-ink-soft">{texts.safe}</p>
      {isStale && (
        <div role="alert" className="grid gap-3 rounded-m border border-brass-line p-4 text-s">
          <p className="font-semibold">{texts.freshSignIn.title}</p>
          <p>{texts.freshSignIn.text}</p>
          {signInAgain}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? texts.saving : texts.save}
        </Button>
        {onKeep && (
          <Button look="plain" onClick={onKeep}>
            {texts.keep}
          </Button>
        )}
      </div>
      <FieldError id="tax-details-error" text={errors.root?.message ?? errors.isExempt?.message} />
    </form>
  )
}

const autoComplete = {
  name: 'name',
  taxNumber: 'off',
  street: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
} as const

type TextFieldProps = {
  label: string
  hint: string | undefined
  error: string | undefined
  isWide: boolean
} & ComponentProps<'input'>

function TextField({ label, hint, error, isWide, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="mb-2 block text-s font-semibold">
        {label}
      </label>
      <TextInput
        id={id}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error ${id}-hint`}
        {...input}
      />
      <FieldError id={`${id}-error`} text={error} />
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-soft empty:hidden">
        {hint}
      </p>
    </div>
  )
}
