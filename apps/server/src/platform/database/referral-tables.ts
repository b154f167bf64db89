import type { ConversionReason } from '@numeria/contract'
import type { ColumnType, Generated } from 'kysely'

/** The fingerprint that matched, by the start of its hash, and when it was last seen before; `browser`: the referrer was signed in at this very browser. */
export type PlaceEvidence = { match: 'address' | 'device' | 'browser'; mark: string | null; seenAt: string | null }

/** Tables of `0009-referrals.sql`. */
export type ReferralTables = {
  referrers: {
    user_id: string
    mode: Generated<'credits' | 'cash'>
    codes: Generated<number>
    salt: Buffer
    first_code: Generated<string | null>
    making: Generated<string[]>
  }
  referral_codes: {
    code: string
    user_id: string
    created_at: Date
    clicks: Generated<number>
    word: Generated<string | null>
  }
  visitor_salts: { day: string; salt: Buffer }
  referral_clicks: { code: string; day: string; clicks: number; quarters: number[] }
  referral_click_visitors: { code: string; day: string; visitor: string }
  referral_click_addresses: { code: string; day: string; address: string; clicks: number; sources: Generated<number> }
  referral_click_sources: {
    code: string
    day: string
    number: number
    utm_source: string | null
    utm_medium: string | null
    utm_campaign: string | null
    utm_term: string | null
    utm_content: string | null
    sub_id: string | null
    clicks: number
  }
  referrer_fingerprints: {
    user_id: string
    kind: 'address' | 'device'
    print: string
    seen_at: Date
    arrival: Generated<string | null>
  }
  referral_conversions: {
    user_id: string
    conversion_id: string
    code: string
    referrer_id: string
    reason: ConversionReason | null
    created_at: Date
    settled_at: Date | null
    evidence: ColumnType<PlaceEvidence | null, string | null | undefined, null>
  }
  referral_rewards: {
    user_id: string
    conversion_id: string
    code: string
    credits: number
    cents: number
    state: 'rewarded' | 'pending' | 'refused'
    reason: ConversionReason | null
    at: Date
  }
  referral_earnings: {
    user_id: string
    earning_id: string
    conversion_id: string | null
    cents: number
    state: 'pending' | 'earned' | 'refused'
    at: Date
    decided_at: Generated<Date | null>
  }
}
