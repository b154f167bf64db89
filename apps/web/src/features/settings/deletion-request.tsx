import { routes, at } from '@numeria/contract'
import { useQuery } from '@tanstack/react-query'
import { deletionRequest as texts } from '#messages/deletion-request'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { formatDay } from '../../lib/dates.ts'
import { Failed } from '../../ui/failed.tsx'

/** The state of a request to delete that a login platform sent for a person. */
export function DeletionRequest({ code }: { code: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [routes.deletionRequest.path, code],
    queryFn: () => call(at(routes.deletionRequest, { code })),
    enabled: code !== '',
    staleTime: 0,
    retry: false,
  })
  if (code === '' || (error instanceof ApiError && error.status === 404)) return <p>{texts.unknownCode}</p>
  if (error && !data) return <Failed onRetry={refetch}>{sentenceOf(error)}</Failed>
  if (!data)
    return (
      <p role="status" className="animate-breathe text-ink-soft">
        {texts.loading}
      </p>
    )
  const platform = data.provider === 'apple' ? 'Apple' : 'Facebook'
  const { title, text } = texts.states[data.state]
  return (
    <div className="grid gap-3">
      <h2 className="text-l">{title}</h2>
      <p>{text(platform)}</p>
      <p className="text-s text-ink-soft">
        {texts.received(platform, formatDay(data.receivedAt))}
        {data.dueAt !== null && ` ${texts.due(formatDay(data.dueAt))}`}
        {data.endedAt !== null && ` ${texts.ended(formatDay(data.endedAt))}`}
      </p>
      <p className="text-s break-words text-ink-soft">
        {texts.code} <span className="break-all">{code}</span>
      </p>
    </div>
  )
}
