import { brand, type PayoutOverview } from '@numeria/contract'
import { changes as texts } from '#messages/payouts'
import { formatMoment } from '../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'

/** Recent changes of the bank and tax details. Each one is also emailed where email is configured. */
export function DetailChanges({ changes }: { changes: PayoutOverview['detailChanges'] }) {
  if (changes.length === 0) return null
  return (
    <Card title={texts.title}>
      <ul className="grid gap-1.5 text-s">
        {changes.map(({ at, what }) => (
          <li key={`${at} ${what}`}>{texts[what](formatMoment(at))}</li>
        ))}
      </ul>
      <p className="mt-3 text-s text-ink-soft">{texts.notYou(brand.supportEmail)}</p>
    </Card>
  )
}
