import type { PublicReportReason, ReadingReportReason, ReportDecision, PageLanguage } from '@numeria/contract'
import type { ColumnType, Generated } from 'kysely'

export type Notifier = {
  details: string
  name: string
  email: string
  /** One spelling for all addresses of the mailbox; absent without an address. */
  mailbox?: string
  goodFaith: boolean
  /** Of further notices from the mailbox while the report was open. The first one's number is the report's. */
  numbers?: string[]
  slug: string
}

/** Reports, in `0008-sharing.sql`. */
export type ReportTables = {
  reading_reports: {
    user_id: string
    report_id: string
    turn_id: string
    source: 'reader' | 'public'
    reason: ReadingReportReason | PublicReportReason
    details: string
    notifier: ColumnType<Notifier | null, string | null, null>
    language: PageLanguage
    created_at: Date
    decision: ReportDecision | null
    decision_reason: string | null
    law: string | null
    decided_at: Date | null
    decided_by: string | null
    /** Of the publisher's statement of reasons. */
    statement_id: Generated<string | null>
  }
  notice_records: {
    record_id: string
    received_at: Date
    reason: PublicReportReason
    decision: 'keep' | 'unpublish' | 'remove' | null
    ground: 'law' | 'terms' | null
    decided_at: Date | null
  }
}
