import { brand, digitalSourceType, type PageLanguage } from '@numeria/contract'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { pageTexts } from '../page-texts/page-texts.ts'
import type { ShownContent } from '../platform/database/sharing-tables.ts'
import type { StoredNumbers } from '../platform/database/stored-numbers.ts'
import { renderNumber, renderNumbers } from '../readings/facts/words/render-numbers.ts'
import { listRemovals } from '../reports/notices.ts'
import { noticesBy } from '../reports/reports.ts'
import { addressesOf } from './addresses.ts'
import { dataInventory } from './data-inventory.ts'

type Row = Record<string, unknown>
export type Section = { name: string; title: string; rows: Row[] }
/** Everything we hold about one person, in the order of `dataInventory`. Times are UTC, money is in minor units. */
export type PersonData = { about: About; sections: Section[] }
type About = {
  product: string
  madeAt: string
  note: string
  /** For programs: the words of readings are a model's. */
  digitalSourceType: string
  /** Of the account: as saved, or as mentioned in the chat. */
  name: string | null
  /** Of the IANA database. */
  timeZone: string | null
}

/** Reads every table of `dataInventory`, and counts of the two that have no person: clicks by their codes, and what administrators did. */
export async function readPersonData(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  language: PageLanguage,
): Promise<PersonData> {
  const sections: Section[] = []
  const titles = pageTexts[language].downloadSections
  // One moment for all, so that no sum misses what another has.
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      for (const { table, name, shows = sql<boolean>`true`, hidden = [] } of dataInventory) {
        const { rows } =
          await sql<Row>`select * from ${sql.table(table)} where user_id = ${userId} and ${shows}`.execute(trx)
        sections.push({
          name,
          title: titles[name],
          rows: rows.map((row) => shown(readable[table]?.(row, language) ?? row, ['user_id', ...hidden])),
        })
      }
      const clicks = await sql<Row>`
        select code, clicks from referral_codes where user_id = ${userId}`.execute(trx)
      sections.push({ name: 'clicks', title: titles.clicks, rows: clicks.rows })
      const removals = await listRemovals({ db: trx }, userId)
      sections.push({ name: 'removals', title: titles.removals, rows: removals })
      const notices = await noticesBy(trx, await addressesOf(trx, userId))
      sections.push({ name: 'notices', title: titles.notices, rows: notices })
      const ownReports = await trx
        .selectFrom('reading_reports')
        .select('report_id')
        .where('user_id', '=', userId)
        .where('source', '=', 'reader')
        .execute()
      // That a public reading stays after a notice is said to its notifier alone.
      const audit = await sql<Row>`
        select at, action, details ->> 'reason' as reason from admin_audit
        where target = ${userId} and (action <> 'report.keep' or details ->> 'reportId' = any(${ownReports.map(({ report_id }) => report_id)}))
        order by entry_id`.execute(trx)
      sections.push({ name: 'administrators', title: titles.administrators, rows: audit.rows })
    })
  const account = await db
    .selectFrom('users')
    .select(['full_name', 'mentioned_full_name', 'time_zone'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const about = {
    product: brand.name,
    madeAt: clock.now().toISOString(),
    note: pageTexts[language].download.note,
    digitalSourceType,
    name: account?.full_name ?? account?.mentioned_full_name ?? null,
    timeZone: account?.time_zone ?? null,
  }
  return { about, sections }
}

/** Without what is hidden, and named as the rest of our API names things. */
function shown(row: Row, hidden: readonly string[]): Row {
  const entries = Object.entries(row).filter(([column]) => !hidden.includes(column))
  return Object.fromEntries(entries.map(([column, value]) => [camel(column), value]))
}

/** Tables that keep numbers as data: a person reads them in words, in the language of the page. */
const readable: Record<string, (row: Row, language: PageLanguage) => Row> = {
  running_turns: withNumbers,
  turns: withNumbers,
  public_readings: (row, language) => {
    const page = row['shown'] as ShownContent | null
    return { ...row, shown: page && { ...page, numbers: page.numbers.map((number) => renderNumber(number, language)) } }
  },
}

function withNumbers(row: Row, language: PageLanguage): Row {
  const numbers = row['numbers'] as StoredNumbers | null
  return { ...row, numbers: numbers && renderNumbers(numbers, language) }
}

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** As JSON for a person to read and a program to take over: each section by its name. */
export function toJson({ about, sections }: PersonData): string {
  return `${JSON.stringify({ about, ...Object.fromEntries(sections.map(({ name, rows }) => [name, rows])) }, null, 2)}\n`
}
