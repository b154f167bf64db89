import { useState } from 'react'
import { funnel as texts } from '#messages/admin-records'
import { formatDate } from '../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { Segments } from '../../ui/segments.tsx'
import { useFunnel } from './desk.api.ts'
import { Answer, Cell, Row, Table } from './parts.tsx'
import { formatCount } from './tell.ts'

const periods = ['7', '14', '30'] as const

/** How many took each step on the way from a visit to a recommendation. */
export function Funnel() {
  const [period, setPeriod] = useState<(typeof periods)[number]>('14')
  const query = useFunnel(Number(period))
  return (
    <Card
      title={texts.title}
      hint={texts.hint}
      aside={
        <Segments
          legend={texts.period}
          value={period}
          onChange={setPeriod}
          choices={periods.map((days) => [days, texts.days(Number(days))])}
        />
      }
    >
      <Answer query={query}>
        {({ days, steps }) => (
          <>
            <Table
              label={texts.table}
              columns={[
                { title: texts.step },
                { title: texts.total, isNumber: true },
                ...days.toReversed().map((day) => ({ title: formatDate(day).slice(0, 5), isNumber: true })),
              ]}
            >
              {steps.map(({ step, source, days: counts, total }) => (
                <Row key={step}>
                  <Cell>
                    <span className="block min-w-36 sm:whitespace-nowrap">{texts.name(step)}</span>
                    {source === 'browsers' && <span className="block text-xs text-ink-soft">{texts.told}</span>}
                  </Cell>
                  <Cell isNumber>
                    <strong className="font-semibold">{formatCount(total)}</strong>
                  </Cell>
                  {counts.toReversed().map((count, index) => (
                    <Cell key={days.at(-1 - index)} isNumber>
                      <span className={count === 0 ? 'text-ink-soft' : ''}>{formatCount(count)}</span>
                    </Cell>
                  ))}
                </Row>
              ))}
            </Table>
            <p className="mt-4 max-w-reading text-xs text-ink-soft">{texts.note}</p>
          </>
        )}
      </Answer>
    </Card>
  )
}
