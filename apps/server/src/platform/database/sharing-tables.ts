import type { PublicReading } from '@numeria/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { StoredNumber } from './stored-numbers.ts'

export type NamedPerson = { fullName: string; birthDate: string }
/** Names and birth dates of its owner in a reading. */
export type OwnDetails = { names: string[]; birthDates: string[] }

/** The content of the page of a public reading. */
export type ShownContent = Pick<PublicReading, 'response' | 'fullName' | 'birthDate'> & {
  /** Number of the rules that left out what is hidden. */
  rules: number
  /** Changes with the profile and the saved people that the text was compared with. */
  known: string
  numbers: StoredNumber[]
}
export type SharingTables = {
  share_rewards: { user_id: string; day: string; channel: string; credits: number; at: Date }
  public_readings: {
    user_id: string
    turn_id: string
    /** Null of an unpublished reading. */
    slug: string | null
    shows_name: boolean
    shows_birth_date: boolean
    published_at: Date
    removed_at: Generated<Date | null>
    shown: JSONColumnType<ShownContent> | null
    people: JSONColumnType<NamedPerson[]> | null
    own: JSONColumnType<OwnDetails> | null
  }
}
