import { useState } from 'react'
import { findReport as texts } from '#messages/admin-readings'
import { Card } from '../../ui/card.tsx'
import { Answer } from './parts.tsx'
import { useReport } from './readings.api.ts'
import { ReportItem } from './report-item.tsx'
import { SearchForm } from './search-form.tsx'

const isNumber = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Finds a report by a number that people write to us about: a notifier's, or that of the publisher's statement of reasons. */
export function FindReport() {
  const [number, setNumber] = useState<string | null>(null)
  const query = useReport(number)

  function search(text: string) {
    const wanted = text.toLowerCase()
    if (wanted === number) void query.refetch()
    else setNumber(wanted)
  }

  return (
    <Card title={texts.title} hint={texts.hint}>
      <SearchForm texts={texts} isValid={isNumber} isSearching={query.isFetching} onSearch={search} />
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
