import { publicReportReasons, type NoticeYear } from '@numeria/contract'
import { notices as texts } from '#messages/admin-readings'
import { todayDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toCsv } from '../referrals/csv.ts'
import { download } from '../referrals/download.ts'
import { Answer, Cell, Row, Table } from './parts.tsx'
import { useNoticeYears } from './readings.api.ts'

const decided = ['open', 'kept', 'unpublished', 'removed', 'onLaw', 'onTerms'] as const
const heads = [
  texts.heads.year,
  texts.heads.received,
  ...[...publicReportReasons, ...decided, 'medianHours' as const].map((name) => texts.heads[name]),
]

const cellsOf = ({ year, received, medianHours, ...counts }: NoticeYear): (string | number)[] => [
  year,
  Object.values(received).reduce((sum, count) => sum + count, 0),
  ...publicReportReasons.map((reason) => received[reason]),
  ...decided.map((name) => counts[name]),
  medianHours ?? '',
]

/** Notices and decisions by year, for the transparency report; as a file too. */
export function NoticeYears() {
  const query = useNoticeYears()
  const save = (years: NoticeYear[]) =>
    download(texts.file(todayDate()), 'text/csv;charset=utf-8', toCsv([heads, ...years.map(cellsOf)], texts.separator))
  return (
    <Card
      title={texts.title}
      hint={texts.hint}
      aside={
        query.data &&
        query.data.length > 0 && (
          <Button look="quiet" onClick={() => save(query.data)}>
            {texts.csv}
          </Button>
        )
      }
    >
      <Answer query={query}>
        {(years) =>
          years.length === 0 ? (
            <p className="text-s text-ink-soft">{texts.none}</p>
          ) : (
            <Table label={texts.title} columns={heads.map((title, at) => ({ title, isNumber: at > 0 }))}>
              {years.map((one) => (
                <Row key={one.year}>
                  {cellsOf(one).map((cell, at) => (
                    <Cell key={heads[at]} isNumber={at > 0}>
                      {cell}
                    </Cell>
                  ))}
                </Row>
              ))}
            </Table>
          )
        }
      </Answer>
    </Card>
  )
}
