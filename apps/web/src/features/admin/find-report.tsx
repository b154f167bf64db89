import { useState, type FormEvent } from 'react'
import { findReport as texts } from '#messages/admin-readings'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { textField } from '../../lib/text-field.ts'
import { Answer, Field } from './parts.tsx'
import { useReport } from './readings.api.ts'
import { ReportItem } from './report-item.tsx'

const isNumber = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Finds a report by a number that people write to us about: a notifier's, or that of the publisher's statement of reasons. */
export function FindReport() {
  const [number, setNumber] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const query = useReport(number)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = textField(new FormData(event.currentTarget), 'number').toLowerCase()
    const wrong = isNumber(wanted) ? undefined : texts.missing
    setError(wrong)
    if (wrong) return event.currentTarget.querySelector('input')!.focus()
    if (wanted === number) void query.refetch()
    else setNumber(wanted)
  }

  return (
    <Card title={texts.title} hint={texts.hint}>
      <form
        noValidate
        role="search"
        onSubmit={submit}
        className="grid items-start gap-3 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start"
      >
        <Field label={texts.label} error={error} name="number" autoComplete="off" spellCheck={false} />
        <Button type="submit" aria-disabled={query.isFetching} className="justify-self-start sm:mt-7.5">
          {query.isFetching ? texts.finding : texts.find}
        </Button>
      </form>
      {number !== null && (
        <div className="mt-5">
          <Answer query={query}>
            {({ reports }) =>
              reports.length === 0 ? (
                <p role="status" className="text-s text-ink-soft">
                  {texts.none}
                </p>
              ) : (
                <ul className="grid gap-5">
                  {reports.map((report) => (
                    <ReportItem key={report.reportId} report={report} />
                  ))}
                </ul>
              )
            }
          </Answer>
        </div>
      )}
    </Card>
  )
}
