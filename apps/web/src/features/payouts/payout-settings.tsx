import { referralRewards, type PayoutOverview } from '@numeria/contract'
import { PayoutModeRequest } from '@numeria/contract/schemas'
import { useState, type ReactNode } from 'react'
import { Controller, useForm, useFormState, useWatch } from 'react-hook-form'
import { account as accountTexts, settings as texts } from '#messages/payouts'
import { ApiError, sentenceOf, wantsFreshSignIn } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Choices } from '../../ui/choices.tsx'
import { FieldError } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { BankFields } from './bank-fields.tsx'
import { formatEuros } from './money.ts'
import { emptyForm, missingDetails, toBankField, toPayoutRequest, type PayoutForm } from './payout-request.ts'
import { useSavePayoutMode } from './payouts.api.ts'

type Props = {
  overview: PayoutOverview
  /** The ways to sign in again, which the server wants before it takes bank details. */
  signInAgain: ReactNode
}

/** Chooses between credits and bank transfer, and takes the account for the latter. */
export function PayoutSettings({ overview: { mode: savedMode, bankDetails }, signInAgain }: Props) {
  const { mutateAsync, isPending } = useSavePayoutMode()
  const [isChanging, setIsChanging] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const form = useForm<PayoutForm>({
    shouldFocusError: false,
    defaultValues: { ...emptyForm, mode: savedMode, accountType: bankDetails?.accountType ?? 'eu' },
  })
  const { control, setError, clearErrors, handleSubmit, resetField, register } = form
  const [mode, accountType] = useWatch({ control, name: ['mode', 'accountType'] })
  const { errors } = useFormState({ control })
  const isKept = bankDetails !== null && !isChanging
  const hasFields = mode === 'cash' && !isKept

  function forgetFields() {
    for (const field of ['fullName', 'iban', 'swift', 'sortCode', 'accountNumber'] as const) resetField(field)
  }

  async function save(values: PayoutForm) {
    if (isPending) return
    setIsStale(false)
    const isUnchanged = values.mode === 'cash' && isKept
    const missing = isUnchanged ? null : missingDetails(values)
    if (missing) {
      const { title, text } = texts.missing[missing.what]
      for (const field of missing.fields.toReversed()) setError(field, { message: text }, { shouldFocus: true })
      return showToast({ title, description: text, destructive: true })
    }
    if (isUnchanged) return showToast({ title: texts.saved.title, description: texts.saved.text })
    try {
      await mutateAsync(PayoutModeRequest.parse(toPayoutRequest(values)))
      // Nothing of an account stays in the page once the server has it.
      forgetFields()
      setIsChanging(false)
      showToast({ title: texts.saved.title, description: texts.saved.text })
    } catch (error) {
      refuse(error)
    }
  }

  function refuse(error: unknown) {
    if (wantsFreshSignIn(error)) return setIsStale(true)
    const field = error instanceof ApiError ? toBankField(error.field) : null
    setError(field ?? 'root', { message: sentenceOf(error) }, { shouldFocus: true })
    if (!field) showToast({ title: texts.failed.title, description: texts.failed.text, destructive: true })
  }

  return (
    <Card title={texts.title}>
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          clearErrors()
          void handleSubmit(save)(event)
        }}
        className="grid gap-6"
      >
        <Controller
          control={control}
          name="mode"
          render={({ field }) => (
            <Choices
              legend={texts.type}
              value={field.value}
              onChange={field.onChange}
              choices={[
                { value: 'credits', label: texts.credits, hint: texts.creditsHint },
                { value: 'cash', label: texts.cash, hint: texts.cashHint(formatEuros(referralRewards.earningsCents)) },
              ]}
            />
          )}
        />
        {mode === 'credits' && savedMode === 'cash' && <p className="text-s text-ink-soft">{texts.wiped}</p>}
        {mode === 'cash' && bankDetails && isKept && (
          <div className="grid justify-items-start gap-3 rounded-m border border-line bg-paper p-4 text-s">
            <p>
              <span className="block text-xs text-ink-soft">{accountTexts.label}</span>
              <strong className="block font-semibold">{bankDetails.fullName}</strong>
              <span className="block tabular-nums">
                {accountTexts[bankDetails.accountType]} · {bankDetails.account} · {bankDetails.bank}
              </span>
            </p>
            <Button look="quiet" onClick={() => setIsChanging(true)}>
              {accountTexts.change}
            </Button>
          </div>
        )}
        {hasFields && (
          <>
            <Controller
              control={control}
              name="accountType"
              render={({ field }) => (
                <Choices
                  legend={texts.accountType}
                  value={field.value}
                  onChange={(next) => {
                    clearErrors()
                    field.onChange(next)
                  }}
                  isPair
                  choices={[
                    { value: 'eu', label: texts.eu, hint: texts.euHint },
                    { value: 'uk', label: texts.uk, hint: texts.ukHint },
                  ]}
                />
              )}
            />
            <BankFields control={control} register={register} accountType={accountType} />
            <p className="text-s">{texts.warning}</p>
            <p className="text-xs text-ink-soft">{texts.safe}</p>
          </>
        )}
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
          {hasFields && bankDetails && (
            <Button
              look="plain"
              onClick={() => {
                forgetFields()
                clearErrors()
                setIsChanging(false)
              }}
            >
              {accountTexts.keep}
            </Button>
          )}
        </div>
        <FieldError id="payout-settings-error" text={errors.root?.message} />
      </form>
    </Card>
  )
}
