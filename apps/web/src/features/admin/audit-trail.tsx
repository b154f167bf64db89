import { actions } from '#messages/actions'
import { audit as texts } from '#messages/admin-records'
import { formatMoment } from '../../lib/dates.ts'
import { AgainIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useAudit } from './desk.api.ts'
import { Answer, Cell, Row, Table } from './parts.tsx'

const written = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'string' ? value : JSON.stringify(value)

const aboutOf = (target: string | null, details: Record<string, unknown>): string =>
  [target, ...Object.entries(details).map(([name, value]) => `${name}: ${written(value)}`)]
    .filter((part) => part !== null)
    .join(' · ')

/** The audit log of all administrators, newest first, in pages. */
export function AuditTrail() {
  const query = useAudit()
  const { hasNextPage, isFetchingNextPage, isFetching, fetchNextPage, refetch } = query
  return (
    <Card
      title={texts.title}
      hint={texts.hint}
      aside={
        <Button
          look="plain"
          className="-my-1 sm:-mr-5 max-sm:-ml-5"
          aria-disabled={isFetching}
          onClick={() => void refetch()}
        >
          <AgainIcon />
          {texts.refresh}
        </Button>
      }
    >
      <Answer query={query}>
        {({ pages }) => (
          <>
            {pages[0]!.length === 0 && <p className="text-s text-ink-soft">{texts.empty}</p>}
            <Table
              label={texts.title}
              columns={[
                { title: texts.when, isWide: true },
                { title: texts.who, isWide: true },
                { title: texts.what },
                { title: texts.about, isWide: true },
              ]}
            >
              {pages.flat().map(({ id, at, actor, action, target, details }) => (
                <Row key={id}>
                  <Cell isSoft isWide>
                    <time dateTime={at}>{formatMoment(at)}</time>
                  </Cell>
                  <Cell isWide>{actor}</Cell>
                  <Cell>
                    {texts.action(action)}
                    <span className="block text-xs wrap-anywhere text-ink-soft sm:hidden">
                      <time dateTime={at}>{formatMoment(at)}</time> · {actor}
                      <span className="block empty:hidden">{aboutOf(target, details)}</span>
                    </span>
                  </Cell>
                  <Cell isWide>
                    <span className="block min-w-48 text-xs wrap-anywhere text-ink-soft">
                      {aboutOf(target, details)}
                    </span>
                  </Cell>
                </Row>
              ))}
            </Table>
            {hasNextPage && (
              <Button
                look="quiet"
                className="mt-4"
                aria-disabled={isFetchingNextPage}
                onClick={() => !isFetchingNextPage && void fetchNextPage()}
              >
                {isFetchingNextPage ? actions.loading : texts.earlier}
              </Button>
            )}
          </>
        )}
      </Answer>
    </Card>
  )
}
