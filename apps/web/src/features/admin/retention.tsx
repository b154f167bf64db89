import { returnDays, type Retention as Figures } from '@numeria/contract'
import { retention as texts } from '#messages/admin-records'
import { formatDate } from '../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { useRetention } from './desk.api.ts'
import { Answer, Cell, Row, Table } from './parts.tsx'
import { formatCount, formatShare } from './tell.ts'

type Counts = NonNullable<Figures['weeks'][number]['all']>

/** Shows returns on day 1, 7 and 30, by week of sign-up and by action of the first day. */
export function Retention() {
  return (
    <Card title={texts.title} hint={texts.hint}>
      <Answer query={useRetention()}>
        {({ weeks, smallestCount }) =>
          weeks.length === 0 ? (
            <p className="text-s text-ink-soft">{texts.empty}</p>
          ) : (
            <>
              <Table
                label={texts.table}
                columns={[
                  { title: texts.week },
                  { title: texts.did },
                  { title: texts.browsers, isNumber: true },
                  ...returnDays.map((day) => ({ title: texts.day(day), isNumber: true })),
                ]}
              >
                {weeks.flatMap(({ week, all, groups }) => [
                  <Row key={week}>
                    <Cell isSoft>{formatDate(week)}</Cell>
                    <Cell>
                      <strong className="font-semibold">{texts.all}</strong>
                    </Cell>
                    {all ? (
                      <CountCells counts={all} />
                    ) : (
                      <Cell isNumber>
                        <span className="text-ink-soft">{texts.few(smallestCount)}</span>
                      </Cell>
                    )}
                  </Row>,
                  ...groups.map(({ did, ...counts }) => (
                    <Row key={`${week} ${did[0]}`}>
                      <Cell isSoft>{formatDate(week)}</Cell>
                      <Cell>
                        <span className="block min-w-36">{did.map(texts.deed).join(', ')}</span>
                      </Cell>
                      <CountCells counts={counts} />
                    </Row>
                  )),
                ])}
              </Table>
              <p className="mt-4 max-w-reading text-xs text-ink-soft">{texts.note(smallestCount)}</p>
            </>
          )
        }
      </Answer>
    </Card>
  )
}

const CountCells = ({ counts: { browsers, returned } }: { counts: Counts }) => (
  <>
    <Cell isNumber>{formatCount(browsers)}</Cell>
    {returned.map(({ after, state, count }) => (
      <Cell key={after} isNumber>
        {count === null ? (
          <span className="text-ink-soft">{state === 'open' ? texts.open : texts.hidden}</span>
        ) : (
          <>
            {formatShare(count / browsers)} <span className="text-xs text-ink-soft">({formatCount(count)})</span>
          </>
        )}
      </Cell>
    ))}
  </>
)
