/** Tables of `0012-analytics.sql`. */
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
  retention_notes: { day: string; session: number; after: number; did: string }
  retention_weeks: { week: string; after: number; did: string; browsers: number }
  funnel_days: { day: string; step: string; count: number; counted_at: Date }
}
