/** What migration 0017 made. */
export type PeopleDataTables = {
  deletions: { user_id: string; asked_at: Date; erased_at: Date | null; swept_at: Date | null }
  former_people: { mark: string; kept_until: Date }
}
