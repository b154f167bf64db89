import type { Referral } from '@numeria/contract'
import { analytics as texts } from '#messages/referrals'
import { formatDay } from '../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { conversionRate, formatRate, topLinks } from './figures.ts'

/** The best three links, by how many of their clicks became conversions. */
export function TopLinks({ referrals }: { referrals: readonly Referral[] }) {
  const best = topLinks(referrals)
  return (
    <Card title={texts.top} hint={texts.topHint}>
      {best.length === 0 ? (
        <p className="grid min-h-24 content-center text-s">{texts.topEmpty}</p>
      ) : (
        <ol className="grid gap-4">
          {best.map((link, index) => (
            <li key={link.id} className="flex items-center gap-4">
              <Medal place={index + 1} />
              <div className="min-w-0 flex-1">
                <p className="font-display text-l leading-tight tracking-wide">{link.code}</p>
                <p className="text-xs text-ink-soft">{formatDay(link.createdAt)}</p>
              </div>
              <p className="text-right tabular-nums">
                <span className="block font-semibold">{formatRate(conversionRate(link))}</span>
                <span className="text-xs text-ink-soft" aria-hidden="true">
                  {texts.ratio(link.conversions, link.clicks)}
                </span>
                <span className="sr-only">{texts.ratioInWords(link.conversions, link.clicks)}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

const metals = [
  'fill-moon stroke-moon-line text-[#6b5220]',
  'fill-[#dfe3e6] stroke-[#6c767f] text-[#3b444c]',
  'fill-[#e2b48c] stroke-[#7d4a22] text-[#5f3614]',
] as const

/** A coin on two ribbons: gold, silver and bronze, each with its number. */
function Medal({ place }: { place: number }) {
  const metal = metals[place - 1] ?? metals[2]
  return (
    <svg role="img" aria-label={texts.place(place)} viewBox="0 0 40 48" className={`h-12 w-10 shrink-0 ${metal}`}>
      <path d="M9 1h9l4 16h-8ZM31 1h-9l-4 16h8Z" className="fill-tide stroke-none forced-colors:fill-[Highlight]" />
      <circle cx="20" cy="31" r="15" className="stroke-inherit" fill="inherit" strokeWidth="1.4" />
      <circle cx="20" cy="31" r="11.600" fill="none" strokeWidth="0.8" strokeDasharray="1 2.4" />
      <text x="20" y="36.500" textAnchor="middle" fontSize="16" className="fill-current stroke-none font-display">
        {place}
      </text>
    </svg>
  )
}
