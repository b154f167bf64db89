import { sql } from 'kysely'
import type { Database, Db } from '../platform/database/connect.ts'
import type { StoredNumbers } from '../platform/database/stored-numbers.ts'
import type { NamedPerson, OwnDetails, ShownContent } from '../platform/database/sharing-tables.ts'

export type Published = { slug: string; showName: boolean; showBirthDate: boolean }

/** The other people whom a reading names, and the names and birth dates of its owner in it. */
export type Found = { people: NamedPerson[]; own: OwnDetails }
export type Made = Found & { shown: ShownContent }

/** A finished reading with everything that its owner said of themselves, to be shown or left out. `published` is null while it is private. */
export type ShownTurn = {
  published: (Chosen & { shown: ShownContent | null }) | null
  /** Names and dates that were found when it was published, now or earlier. */
  found: { [Part in keyof Found]: Found[Part] | null }
  userId: string
  turnId: string
  reading: string
  tradition: string
  language: string
  response: string
  numbers: StoredNumbers | null
  createdAt: Date
  message: string
  tone: string
  names: (string | null)[]
  birthDates: (string | null)[]
  /** Changes with the profile and the saved people. */
  known: string
}

export type Chosen = { showName: boolean; showBirthDate: boolean }

/** Makes a reading public, or changes what is shown of one that is. Null where this person has no such reading. */
export async function upsertPublished(
  db: Db,
  at: Date,
  { userId, turnId, slug, showName, showBirthDate }: Published & { userId: string; turnId: string },
  { shown, people, own }: Made,
): Promise<Published | null> {
  const { rows } = await sql<Published>`
    insert into public_readings as p (user_id, turn_id, slug, shows_name, shows_birth_date, published_at, shown, people, own)
    select user_id, turn_id, ${slug}, ${showName}, ${showBirthDate}, ${at}, ${JSON.stringify(shown)}::jsonb, ${JSON.stringify(people)}::jsonb, ${JSON.stringify(own)}::jsonb from turns
    where user_id = ${userId} and turn_id = ${turnId} and state = 'done' and reading_kind not in ('onboarding', 'safety')
    for share
    on conflict (user_id, turn_id) do update set slug = coalesce(p.slug, excluded.slug), shows_name = ${showName}, shows_birth_date = ${showBirthDate},
      published_at = case when p.slug is null then excluded.published_at else p.published_at end, shown = excluded.shown, people = excluded.people, own = excluded.own where p.removed_at is null
    returning p.slug, p.shows_name as "showName", p.shows_birth_date as "showBirthDate"`.execute(db)
  return rows[0] ?? null
}

/** Ends the page of a reading. The names found in it are kept for another publication. */
export async function endPublished(db: Database, userId: string, turnId: string): Promise<void> {
  await db
    .updateTable('public_readings')
    .set({ slug: null, shown: null })
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .where('removed_at', 'is', null)
    .execute()
}

/** Ends a public reading for good. One that its owner took back meanwhile cannot be made public again either. */
export async function removePublished(
  db: Db,
  at: Date,
  { userId, turnId }: { userId: string; turnId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into public_readings (user_id, turn_id, shows_name, shows_birth_date, published_at, removed_at)
    values (${userId}, ${turnId}, false, false, ${at}, ${at})
    on conflict (user_id, turn_id) do update set removed_at = ${at}, slug = null, shown = null, people = null, own = null
    where public_readings.removed_at is null returning 1`.execute(db)
  return rows.length > 0
}

export async function isRemoved(db: Database, userId: string, turnId: string): Promise<boolean> {
  const row = await db
    .selectFrom('public_readings')
    .select('removed_at')
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .executeTakeFirst()
  return (row?.removed_at ?? null) !== null
}

/** Whether a reading of this person is public. Undefined where there is no such reading. */
export async function selectPublished(
  db: Database,
  userId: string,
  turnId: string,
): Promise<Published | null | undefined> {
  const row = await db
    .selectFrom('turns as t')
    .leftJoin('public_readings as p', (join) =>
      join.onRef('p.user_id', '=', 't.user_id').onRef('p.turn_id', '=', 't.turn_id').on('p.removed_at', 'is', null),
    )
    .select(['p.slug', 'p.shows_name as showName', 'p.shows_birth_date as showBirthDate'])
    .where('t.user_id', '=', userId)
    .where('t.turn_id', '=', turnId)
    .where('t.state', '=', 'done')
    .executeTakeFirst()
  if (!row) return undefined
  const { slug, showName, showBirthDate } = row
  return slug === null ? null : { slug, showName: showName!, showBirthDate: showBirthDate! }
}

/** @param which by the slug of its public page, or by its turn, whether or not it is public */
export async function selectShown(
  db: Database,
  which: { slug: string } | { userId: string; turnId: string },
): Promise<ShownTurn | null> {
  const owner = 'userId' in which ? sql`${which.userId}` : sql.ref('t.user_id')
  const row = await db
    .selectFrom('turns as t')
    .innerJoin('users as u', 'u.user_id', 't.user_id')
    .leftJoin('public_readings as p', (join) =>
      join.onRef('p.user_id', '=', 't.user_id').onRef('p.turn_id', '=', 't.turn_id').on('p.removed_at', 'is', null),
    )
    .select([
      't.user_id as userId',
      't.turn_id as turnId',
      'p.slug',
      'p.shows_name as showName',
      'p.shows_birth_date as showBirthDate',
      'p.shown',
      'p.people',
      'p.own',
      't.reading_kind as reading',
      't.tradition',
      't.language',
      't.message',
      't.tone',
      't.response',
      't.numbers',
      't.created_at as createdAt',
      'u.full_name as fullName',
      'u.current_name as currentName',
      'u.married_name as marriedName',
      'u.mentioned_full_name as mentionedName',
      'u.birth_date as birthDate',
      'u.mentioned_birth_date as mentionedDate',
      sql<string>`md5(jsonb_build_array(u.full_name, u.current_name, u.married_name, u.mentioned_full_name, u.birth_date, u.mentioned_birth_date,
        (select jsonb_agg(array[s.full_name, s.birth_date::text] order by s.person_id) from saved_people s where s.user_id = ${owner}))::text)`.as(
        'known',
      ),
    ])
    .$if('slug' in which, (query) => query.where('p.slug', '=', 'slug' in which ? which.slug : ''))
    .$if('turnId' in which, (query) =>
      query
        .where('t.user_id', '=', 'turnId' in which ? which.userId : '')
        .where('t.turn_id', '=', 'turnId' in which ? which.turnId : ''),
    )
    .where('t.state', '=', 'done')
    .where('t.reading_kind', 'not in', ['onboarding', 'safety'])
    .executeTakeFirst()
  if (!row?.response) return null
  const { fullName, currentName, marriedName, mentionedName, birthDate, mentionedDate, response, ...rest } = row
  const { slug, showName, showBirthDate, shown, people, own, ...turn } = rest
  return {
    ...turn,
    message: turn.message ?? '',
    response,
    published: slug === null ? null : { showName: showName!, showBirthDate: showBirthDate!, shown },
    found: { people, own },
    names: [fullName, mentionedName, currentName, marriedName],
    birthDates: [birthDate, mentionedDate],
  }
}

/** Keeps what the page shows, unless its owner chose otherwise meanwhile. */
export async function updateShown(
  db: Db,
  { userId, turnId, showName, showBirthDate }: Chosen & { userId: string; turnId: string },
  { shown, people, own }: Made,
): Promise<void> {
  await sql`
    update public_readings set shown = ${JSON.stringify(shown)}::jsonb, people = ${JSON.stringify(people)}::jsonb, own = ${JSON.stringify(own)}::jsonb
    where user_id = ${userId} and turn_id = ${turnId} and removed_at is null and slug is not null
      and shows_name = ${showName} and shows_birth_date = ${showBirthDate}`.execute(db)
}

/** So many earlier readings, and so many with another person, are looked through. One that names several people has the first of them as its other person. */
const maxEarlier = 100

/** The saved people, and those of the last readings up to this one: what is remembered of those may name them. */
export async function selectKnownPeople(
  db: Database,
  { userId, createdAt }: Pick<ShownTurn, 'userId' | 'createdAt'>,
): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    select full_name as "fullName", birth_date::text as "birthDate" from saved_people where user_id = ${userId}
    union
    select distinct person ->> 'fullName' as "fullName", person ->> 'birthDate' as "birthDate" from (
      select numbers from turns
      where user_id = ${userId} and state = 'done' and numbers -> 'other' <> 'null' and created_at <= ${createdAt}
      order by created_at desc limit ${maxEarlier}
    ) as earlier cross join lateral (
      select numbers -> 'other' as person where jsonb_typeof(numbers -> 'other') = 'object'
      union all
      select jsonb_array_elements(numbers -> 'named') where jsonb_typeof(numbers -> 'named') = 'array'
    ) as people`.execute(db)
  return rows
}

/** The names and birth dates that the last readings up to this one were written of: a later reading may still name one that the profile no longer has. */
export async function selectEarlierOwn(
  db: Database,
  { userId, createdAt }: Pick<ShownTurn, 'userId' | 'createdAt'>,
): Promise<{ fullName: string; currentName: string | null; birthDate: string }[]> {
  const { rows } = await sql<{ fullName: string; currentName: string | null; birthDate: string }>`
    select distinct person ->> 'fullName' as "fullName", person ->> 'currentName' as "currentName", person ->> 'birthDate' as "birthDate" from (
      select numbers -> 'person' as person from turns
      where user_id = ${userId} and state = 'done' and numbers is not null and created_at <= ${createdAt}
      order by created_at desc limit ${maxEarlier}
    ) as earlier where jsonb_typeof(person) = 'object'`.execute(db)
  return rows
}
