import { useId, useRef } from 'react'
import { calendar } from '#messages/calendar'
import { sentenceOf } from '../../lib/api-error.ts'
import { copyText } from '../../lib/clipboard.ts'
import { formatDay } from '../../lib/dates.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextInput } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCreateCalendar, useDeleteCalendar } from './calendar.api.ts'

const words = calendar.address
/** The pressed button disappears: the focus goes to the address. */
const focus = (field: HTMLInputElement | null) => field?.focus()
const tellFailure = (error: Error) =>
  showToast({ title: words.failed, description: sentenceOf(error), destructive: true })

/** The secret address: created, copied and ended by the person. It is shown only once. */
export function AddressCard({ since }: { since: string | null }) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const create = useCreateCalendar()
  const end = useDeleteCalendar()
  const url = create.data?.url
  const isBusy = create.isPending || end.isPending

  async function copy(text: string) {
    showToast({ title: (await copyText(text)) ? words.copied : words.notCopied })
  }

  function endIt() {
    end.mutate(undefined, {
      onSuccess: () => {
        create.reset()
        place.current?.focus()
        showToast({ title: words.ended })
      },
      onError: tellFailure,
    })
  }

  return (
    <Card title={words.title} className="mt-10 max-w-form">
      <div ref={place} tabIndex={-1} aria-label={words.title} role="group" className="grid gap-4 text-s outline-none">
        <p>{words.text}</p>
        {url !== undefined && (
          <div>
            <label htmlFor={id} className="mb-1 block font-semibold">
              {words.label}
            </label>
            <TextInput id={id} ref={focus} readOnly value={url} onFocus={(event) => event.target.select()} />
            <p className="mt-1.5 text-xs text-ink-soft">{words.once}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button onClick={() => void copy(url)}>{words.copy}</Button>
              <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('quiet')}>
                {words.open}
              </a>
            </div>
          </div>
        )}
        {url === undefined && since !== null && <p>{words.since(formatDay(since))}</p>}
        <div className="flex flex-wrap gap-3">
          {url === undefined && (
            <Button
              aria-disabled={isBusy}
              onClick={() => !isBusy && create.mutate(undefined, { onError: tellFailure })}
            >
              {create.isPending ? words.creating : since === null ? words.create : words.renew}
            </Button>
          )}
          {since !== null && (
            <Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && endIt()}>
              {words.end}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
