import { useId } from 'react'
import { useFormState, type UseFormReturn } from 'react-hook-form'
import { settings as texts } from '#messages/payouts'
import { FieldError, TextInput } from '../../ui/field.tsx'
import { accountFields, type BankField, type PayoutForm } from './payout-request.ts'

const hints: Partial<Record<BankField, string>> = {
  fullName: texts.fullNameHint,
  sortCode: texts.sortCodeHint,
  accountNumber: texts.accountNumberHint,
}

type Form = Pick<UseFormReturn<PayoutForm>, 'control' | 'register'>

/** The holder's name, and the fields of one type of account. Browsers are asked not to keep them. */
export function BankFields({ accountType, ...form }: Form & { accountType: PayoutForm['accountType'] }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field {...form} name="fullName" className="sm:col-span-2" />
      {accountFields[accountType].map((name) => (
        <Field key={name} {...form} name={name} className={name === 'iban' ? 'sm:col-span-2' : ''} />
      ))}
    </div>
  )
}

type FieldProps = Form & { name: BankField; className: string }

function Field({ control, register, name, className }: FieldProps) {
  const { errors } = useFormState({ control, name })
  const id = useId()
  const error = errors[name]?.message
  const hint = hints[name]
  const isName = name === 'fullName'
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-s font-semibold">
        {texts[name]}
      </label>
      <TextInput
        id={id}
        autoComplete={isName ? 'name' : 'off'}
        autoCapitalize={isName ? 'words' : 'characters'}
        spellCheck={false}
        inputMode={name === 'sortCode' || name === 'accountNumber' ? 'numeric' : 'text'}
        aria-describedby={`${id}-error ${id}-hint`}
        aria-invalid={error ? true : undefined}
        {...register(name)}
      />
      <FieldError id={`${id}-error`} text={error} />
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-soft empty:hidden">
        {hint}
      </p>
    </div>
  )
}
