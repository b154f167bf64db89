import type { UseQueryResult } from '@tanstack/react-query'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { actions } from '#messages/actions'
import { dashboard } from '#messages/admin'
import { sentenceOf } from '../../lib/api-error.ts'
import { FieldError, TextInput } from '../../ui/field.tsx'
import { Failed } from '../../ui/failed.tsx'

type FieldProps = ComponentProps<typeof TextInput> & { label: string; hint?: string; error?: string | undefined }

/** A labelled input with its hint and what is wrong with it. */
export function Field({ label, hint, error, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-s font-semibold">
        {label}
      </label>
      <TextInput
        id={id}
        aria-describedby={`${id}-error ${id}-hint`}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
      <FieldError id={`${id}-error`} text={error} />
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-soft empty:hidden">
        {hint}
      </p>
    </div>
  )
}

type Loaded<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>

/** Shows the data of a query, its loading state or its failure. */
export function Answer<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: Loaded<Data>
  children: (data: Data) => ReactNode
}) {
  if (data !== undefined && !error) return children(data)
  if (!error)
    return (
      <p role="status" className="animate-breathe text-s text-ink-soft">
        {actions.loading}
      </p>
    )
  return (
    <Failed onRetry={refetch}>
      {dashboard.failed} {sentenceOf(error)}
    </Failed>
  )
}

/** `isWide`: shown in large windows only, and elsewhere in the row on small ones. `isQuiet`: the title is for screen readers only. */
type Column = { title: string; isNumber?: boolean; isWide?: boolean; isQuiet?: boolean }

/** A dense table that scrolls inside itself where the window is small. */
export function Table({
  label,
  columns,
  children,
}: {
  label: string
  columns: readonly Column[]
  children: ReactNode
}) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className="-mx-2 overflow-x-auto px-2">
      <table className="w-full text-s">
        <thead className="text-left text-xs text-ink-soft">
          <tr className="border-b border-line">
            {columns.map(({ title, isNumber, isWide, isQuiet }) => (
              <th
                key={title}
                scope="col"
                className={`py-2 pr-4 font-normal whitespace-nowrap last:pr-0 ${isNumber ? 'text-right' : ''} ${isWide ? 'max-sm:hidden' : ''} ${isQuiet ? 'w-8' : ''}`}
              >
                <span className={isQuiet ? 'sr-only' : ''}>{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

export const Row = ({ children }: { children: ReactNode }) => (
  <tr className="border-b border-line align-top last:border-0">{children}</tr>
)

export function Cell({ isNumber = false, isSoft = false, isWide = false, children }: CellProps) {
  return (
    <td
      className={`py-2 pr-4 last:pr-0 ${isNumber ? 'text-right whitespace-nowrap tabular-nums' : ''} ${isSoft ? 'text-ink-soft tabular-nums sm:whitespace-nowrap' : ''} ${isWide ? 'max-sm:hidden' : ''}`}
    >
      {children}
    </td>
  )
}

type CellProps = { isNumber?: boolean; isSoft?: boolean; isWide?: boolean; children: ReactNode }
