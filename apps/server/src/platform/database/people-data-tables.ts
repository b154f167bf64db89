/** What migrations 0017 and 0022 made. */
export type PeopleDataTables = {
  deletions: { user_id: string; asked_at: Date; erased_at: Date | null; swept_at: Date | null }
  former_people: { mark: string; kept_until: Date }
  inner_keys: { name: string; sealed: string }
}
