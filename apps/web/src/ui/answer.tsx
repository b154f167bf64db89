import type { ReactNode } from 'react'
import { actions } from '#messages/actions'
import { Failed } from './failed.tsx'

type Props<Data> = {
  /** A question to the server, as TanStack Query keeps it. */
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown }
  /** Text for a failure. */
  failed: string
  children: (data: Data) => ReactNode
}

/** Shows the data of a query, its loading state, or its failure with a retry. Existing data stays while a refetch fails. */
export function Answer<Data>({ query: { data, isError, refetch }, failed, children }: Props<Data>) {
  if (data !== undefined) return children(data)
  if (!isError)
    return (
      <p role="status" className="grid min-h-24 animate-breathe items-center text-s text-ink-soft">
        {actions.loading}
      </p>
    )
  return (
    <Failed onRetry={refetch} place="min-h-24 content-center">
      {failed}
    </Failed>
  )
}
