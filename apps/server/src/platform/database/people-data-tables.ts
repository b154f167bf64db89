/** What migrations 0017, 0022 and 0036 made. */
export type PeopleDataTables = {
  deletions: { user_id: string; asked_at: Date; erased_at: Date | null; swept_at: Date | null }
  former_people: { mark: string; kept_until: Date }
  request_counts: { key: string; ends_at: Date; count: number }
  inner_keys: { name: string; sealed: string }
}
