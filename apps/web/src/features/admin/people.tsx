import { useState, type FormEvent } from 'react'
import { search as texts } from '#messages/admin-people'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { useSearchParams } from '../../lib/router.tsx'
import { textField } from '../../lib/text-field.ts'
import { usePerson } from './desk.api.ts'
import { Answer, Field } from './parts.tsx'
import { PersonFile } from './person-file.tsx'

const isNobody = (error: unknown) => error instanceof ApiError && error.code === 'admin.person_not_found'

/** Finds a person by e-mail. Nothing of the search stays in the address, where it would outlive the session. */
export function People() {
  const [email, setEmail] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [search] = useSearchParams()
  const payout = search.get('payout')
  const query = usePerson(email !== null ? { email } : payout !== null ? { payout } : null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = textField(new FormData(event.currentTarget), 'email')
    const wrong = wanted.length < 3 ? texts.missing : undefined
    setError(wrong)
    if (wrong) return event.currentTarget.querySelector('input')!.focus()
    if (wanted === email) void query.refetch()
    else setEmail(wanted)
  }

  return (
    <div className="grid gap-5">
      <Card title={texts.title} hint={texts.hint}>
        <form
          noValidate
          role="search"
          onSubmit={submit}
          className="grid items-start gap-3 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start"
        >
          <Field
            label={texts.label}
            error={error}
            name="email"
            type="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <Button type="submit" aria-disabled={query.isFetching} className="justify-self-start sm:mt-7.5">
            {query.isFetching ? texts.finding : texts.find}
          </Button>
        </form>
      </Card>
      {email === null && payout === null ? null : isNobody(query.error) ? (
        // An answer, not a failure: asking again would not change it.
        <p role="alert" className="text-s">
          {sentenceOf(query.error)}
        </p>
      ) : (
        <Answer query={query}>{(person) => <PersonFile person={person} />}</Answer>
      )}
    </div>
  )
}
