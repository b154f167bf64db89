import type { AdminReadings } from '@numeria/contract'
import { kindNames } from '#messages/shared-kinds'
import { prompts, reports, rewrites } from '#messages/admin-readings'
import { formatMoment } from '../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { NoticeYears } from './notice-years.tsx'
import { Answer, Cell, Row, Table } from './parts.tsx'
import { ReadableReading } from './readable-reading.tsx'
import { useAdminReadings } from './readings.api.ts'
import { FindReport } from './find-report.tsx'
import { ReportItem } from './report-item.tsx'
import { formatCount, formatShare, versionOf } from './tell.ts'

/** Open reports, refused readings, and the counts of both by prompt version. */
export function ReadingsDesk() {
  const query = useAdminReadings()
  return (
    <div className="grid gap-4">
      <Card title={reports.title} hint={reports.hint}>
        <Answer query={query}>
          {(data) =>
            data.reports.length === 0 ? (
              <p className="text-s text-ink-soft">{reports.none}</p>
            ) : (
              <ul className="grid gap-5">
                {data.reports.map((report) => (
                  <ReportItem key={report.reportId} report={report} />
                ))}
              </ul>
            )
          }
        </Answer>
      </Card>
      <FindReport />
      <NoticeYears />
      {query.data && (
        <>
          <PromptTable {...query.data} />
          <Refused {...query.data} />
        </>
      )}
    </div>
  )
}

function PromptTable({ figures, days }: AdminReadings) {
  return (
    <Card title={prompts.title} hint={prompts.hint(days)}>
      {figures.length === 0 ? (
        <p className="text-s text-ink-soft">{prompts.none}</p>
      ) : (
        <Table
          label={prompts.table}
          columns={[
            { title: prompts.kind },
            { title: prompts.version, isWide: true },
            { title: prompts.sold, isNumber: true },
            { title: prompts.rewrites, isNumber: true },
            { title: prompts.reports, isNumber: true },
            { title: prompts.checked, isNumber: true },
          ]}
        >
          {figures.map(({ reading, promptVersion, sold, ...counts }) => {
            const version = versionOf(promptVersion)
            return (
              <Row key={`${reading} ${promptVersion}`}>
                <Cell>
                  <span className="block min-w-28">{kindNames[reading].label}</span>
                  <span className="block text-xs text-ink-soft tabular-nums sm:hidden">{version}</span>
                </Cell>
                <Cell isSoft isWide>
                  {version}
                </Cell>
                <Cell isNumber>
                  <strong className="font-semibold">{formatCount(sold)}</strong>
                </Cell>
                {(['rewrites', 'reports', 'checked'] as const).map((what) => (
                  <Cell key={what} isNumber>
                    <span className={counts[what] === 0 ? 'text-ink-soft' : ''}>{formatCount(counts[what])}</span>
                    {sold > 0 && counts[what] > 0 && (
                      <span className="block text-xs text-ink-soft">{formatShare(counts[what] / sold)}</span>
                    )}
                  </Cell>
                ))}
              </Row>
            )
          })}
        </Table>
      )}
    </Card>
  )
}

function Refused({ rewrites: refused }: AdminReadings) {
  return (
    <Card title={rewrites.title} hint={rewrites.hint}>
      {refused.length === 0 ? (
        <p className="text-s text-ink-soft">{rewrites.none}</p>
      ) : (
        <ul className="grid gap-5">
          {refused.map(({ userId, turnId, reading, promptVersion, code, text, createdAt }) => (
            <li key={turnId} className="grid gap-1 border-t border-line pt-5 text-s first:border-0 first:pt-0">
              <p className="font-semibold">{rewrites.reasons[code]}</p>
              <p className="text-xs text-ink-soft">
                {[kindNames[reading].label, promptVersion && versionOf(promptVersion), formatMoment(createdAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {text !== '' && <p className="max-w-reading break-words whitespace-pre-wrap">{text}</p>}
              <ReadableReading userId={userId} turnId={turnId} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
