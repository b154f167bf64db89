/** Tables of migration 0013. */
export type AnalyticsTables = {
  analytics_events: {
    day: string
    session: number
    event: string
    at: Date
    language: string | null
    pack: string | null
    channel: string | null
  }
  funnel_days: { day: string; step: string; count: number; counted_at: Date }
}
