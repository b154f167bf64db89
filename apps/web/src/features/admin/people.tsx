import { useState } from 'react'
import { search as texts } from '#messages/admin-people'
import { Card } from '../../ui/card.tsx'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { useSearchParams } from '../../lib/router.tsx'
import { usePerson } from './desk.api.ts'
import { Answer } from './parts.tsx'
import { PersonFile } from './person-file.tsx'
import { SearchForm } from './search-form.tsx'

const isNobody = (error: unknown) => error instanceof ApiError && error.code === 'admin.person_not_found'

/** Finds a person by e-mail. Nothing of the search stays in the address, where it would outlive the session. */
export function People() {
  const [email, setEmail] = useState<string | null>(null)
  const [search] = useSearchParams()
  const payout = search.get('payout')
  const query = usePerson(email !== null ? { email } : payout !== null ? { payout } : null)

  function find(wanted: string) {
    if (wanted === email) void query.refetch()
    else setEmail(wanted)
  }

  return (
    <div className="grid gap-5">
      <Card title={texts.title} hint={texts.hint}>
        <SearchForm
          texts={texts}
          type="email"
          autoCapitalize="off"
          isValid={(text) => text.length >= 3}
          isSearching={query.isFetching}
          onSearch={find}
        />
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
