import type { LeavingOverview } from '@numeria/contract'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { deletion as texts } from '#messages/settings'
import { ApiError, sentenceOf, wantsFreshSignIn } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextInput } from '../../ui/field.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { formatEuros } from '../payouts/money.ts'
import { FreshSignIn } from '../../ui/fresh-sign-in.tsx'
import { deleteAccount } from './settings.api.ts'

type Props = {
  email: string
  leaving: LeavingOverview
  signInAgain: ReactNode
  onGone: () => void
  /** Called when the account has changed since it was shown. */
  onStale: () => void
  onClose: () => void
}

/** Lists what deletion erases and keeps, and confirms it by the typed email address. */
export function DeletionForm({ email, leaving, signInAgain, onGone, onStale, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isForgone, setIsForgone] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<{ field?: 'email'; text: string } | 'stale'>()
  const owed = formatEuros(leaving.owedCents)
  const emailProblem = problem !== 'stale' && problem?.field === 'email' ? problem.text : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (typed.trim().toLowerCase() !== email.toLowerCase()) return refuseEmail()
    setIsBusy(true)
    setProblem(undefined)
    try {
      await deleteAccount({ email: typed.trim(), ...(isForgone && { forgoCents: leaving.owedCents }) })
      onGone()
    } catch (error) {
      setIsBusy(false)
      if (wantsFreshSignIn(error)) return setProblem('stale')
      if (error instanceof ApiError && error.code === 'people_data.money_owed') onStale()
      setProblem({ text: sentenceOf(error) })
    }
  }

  function refuseEmail() {
    setProblem({ field: 'email', text: texts.emailWrong })
    document.getElementById(id)?.focus()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 text-s">
      {leaving.credits > 0 && (
        <div className="rounded-m border border-brass-line p-4">
          <p className="font-semibold">{texts.credits(countCredits(leaving.credits))}</p>
          <p className="mt-1 text-ink-soft">{texts.creditsHint}</p>
        </div>
      )}
      {leaving.isSubscribed && <p>{texts.subscribed}</p>}
      {leaving.owedCents > 0 && (
        <div className="rounded-m border border-brass-line p-4">
          <p className="font-semibold">{texts.owed(owed)}</p>
          <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-4.5"
              checked={isForgone}
              onChange={({ target }) => setIsForgone(target.checked)}
            />
            {texts.forgo(owed)}
          </label>
          <p className="text-ink-soft">{texts.forgoHint}</p>
        </div>
      )}
      <dl className="grid gap-3">
        <div>
          <dt className="font-semibold">{texts.goes}</dt>
          <dd className="text-ink-soft">{texts.goesList}</dd>
        </div>
        <div>
          <dt className="font-semibold">{texts.stays}</dt>
          <dd className="text-ink-soft">{texts.staysList}</dd>
        </div>
      </dl>
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          {texts.email}
        </label>
        <p id={`${id}-address`} className="mb-2 text-ink-soft">
          {email}
        </p>
        <TextInput
          id={id}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-invalid={emailProblem !== undefined}
          aria-describedby={`${id}-address ${id}-problem`}
        />
        <FieldError id={`${id}-problem`} text={emailProblem} />
      </div>
      {problem === 'stale' && <FreshSignIn signInAgain={signInAgain} />}
      <div role="alert">
        <FieldError
          id={`${id}-failure`}
          text={problem !== 'stale' && problem && !problem.field ? problem.text : undefined}
        />
      </div>
      <div className="grid gap-2 sm:flex sm:flex-row-reverse">
        <Button type="submit" aria-disabled={isBusy} className="bg-danger! text-paper!">
          {isBusy ? texts.deleting : texts.delete}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </form>
  )
}
