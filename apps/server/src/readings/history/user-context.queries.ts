import type { HistoryEntry, Tone, Tradition } from '@numeria/contract'
import { sql } from 'kysely'
import { userCall, type User } from '../../accounts/accounts.ts'
import type { Database } from '../../platform/database/connect.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { isInPlace } from '../conversations/edits.queries.ts'
import { conversationCall } from '../conversations/place.queries.ts'
import type { KnownPerson } from '../facts/people.ts'
import { hasNoRewrite } from '../rewrite/rewrites.queries.ts'

/** `response` is given for the newest few only. */
export type RememberedTurn = {
  reading: HistoryEntry['reading']
  message: string
  response: string | null
  tone: Tone
  tradition: Tradition
  at: Date
}

/** Data for the answer to a new message. */
type Remembered = {
  /** The saved people, and behind them those whose name and birth date were given for earlier readings; newest first. */
  others: KnownPerson[]
  /** Notes about the reader's life, oldest first; empty while memory is off. */
  notes: string[]
  /** The last question, whatever its outcome. */
  lastMessage: string | null
  conversationId: string | null
}

type UserContext = User & Remembered & { turns: (Omit<RememberedTurn, 'at'> & { at: string })[] }

const maxOthers = 20

const userWithTurns = prepared(
  'find the user with readings and notes',
  ({
    userId,
    inFull,
    inAll,
    conversationId,
  }: {
    userId: string
    inFull: number
    inAll: number
    conversationId: string | null
  }) => sql<UserContext>`
    with found_user as (${userCall(userId)})
    select found_user.*, (
      select coalesce(json_agg(turn), '[]') from (
        select reading_kind as reading, message, tone, tradition, created_at as at,
          case when row_number() over (order by created_at desc) <= ${inFull} then response end as response
        from turns
        where user_id = ${userId} and state = 'done' and reading_kind not in ('onboarding', 'safety') and ${hasNoRewrite(userId)} and ${isInPlace(userId)}
        order by created_at desc limit ${inAll}
      ) as turn
    ) as turns, (
      select coalesce(json_agg(other order by is_saved desc, at desc), '[]') from (
        select jsonb_build_object('personId', person_id, 'fullName', full_name, 'birthDate', birth_date, 'relation', relation) as other,
          true as is_saved, created_at as at
        from saved_people where user_id = ${userId}
        union all
        select other, false, at from (
          select numbers -> 'other' as other, created_at as at from turns
          where user_id = ${userId} and state = 'done' and numbers -> 'other' <> 'null'
          order by created_at desc limit ${maxOthers}
        ) as given where other -> 'personId' is null
      ) as known
    ) as others, (
      select coalesce(json_agg(text order by created_at, memory_id), '[]') from memories
      where user_id = ${userId} and (select is_memory_on from users where user_id = ${userId})
    ) as notes, (
      select message from (
        (select message, created_at from turns where user_id = ${userId} order by created_at desc limit 1)
        union all
        (select message, created_at from running_turns where user_id = ${userId})
      ) as last order by created_at desc limit 1
    ) as "lastMessage", ${conversationCall(userId, conversationId)} as "conversationId"
    from found_user`,
)

/** A user and their newest readings, newest first. Excludes answers that are not readings, and readings that were replaced by a rewrite. */
export async function findUserContext(
  db: Database,
  userId: string,
  bounds: { inFull: number; inAll: number; conversationId: string | null },
): Promise<({ user: User; turns: RememberedTurn[] } & Remembered) | null> {
  const [context] = await userWithTurns(db, { userId, ...bounds })
  if (!context) return null
  const { turns, others, notes, lastMessage, conversationId, ...user } = context
  return {
    user,
    others,
    notes,
    lastMessage,
    conversationId,
    turns: turns.map((turn) => ({ ...turn, at: new Date(turn.at) })),
  }
}
