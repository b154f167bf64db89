import { useQuery } from '@tanstack/react-query'
import { numbers } from '#messages/numbers'
import { ApiError, sentenceOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Numbers } from './numbers.tsx'
import { numbersQuery } from './numbers.api.ts'

/** Fetches the numbers of a reading, and shows them. */
export function NumbersSheet({ turnId }: { turnId: string }) {
  const { data, error, isFetching, refetch } = useQuery(numbersQuery(turnId))
  if (data) return <Numbers numbers={data} />
  if (isFetching) return <p className="animate-breathe text-s text-ink-soft">{numbers.fetching}</p>
  return error instanceof ApiError && error.status === 404 ? (
    <p className="text-s text-ink-soft">{numbers.notKept}</p>
  ) : (
    <div className="flex flex-wrap items-center gap-3 text-s text-ink-soft">
      {sentenceOf(error)}
      <Button look="quiet" onClick={() => void refetch()}>
        {numbers.tryAgain}
      </Button>
    </div>
  )
}
