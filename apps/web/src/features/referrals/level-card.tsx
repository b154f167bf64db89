import { referralLevel, type ReferralLevel } from '@numeria/contract'
import { codes, level as texts } from '#messages/referrals'
import { LevelMoon } from './level-moon.tsx'

const path: readonly ReferralLevel['name'][] = ['Seeker', 'Mystic', 'Oracle', 'Master', 'Sage']

/** How far a referrer has come, and what is missing for the next level. */
export function LevelCard({ conversions }: { conversions: number }) {
  const { name, next, progress, missing } = referralLevel(conversions)
  const isHighest = missing === 0
  return (
    <section
      aria-label={texts.label}
      className="min-w-0 rounded-l border border-line bg-raised p-5 shadow-raised sm:p-6 print:shadow-none"
    >
      <div className="flex items-center gap-5">
        <svg
          role="progressbar"
          aria-label={texts.progress(next)}
          aria-valuenow={progress}
          aria-valuemin={0}
          aria-valuemax={100}
          viewBox="-22 -22 44 44"
          className="size-24 shrink-0"
        >
          <circle r="20" fill="none" className="stroke-line" strokeWidth="2" />
          <circle
            r="20"
            fill="none"
            pathLength="100"
            strokeDasharray={`${progress} 100`}
            strokeLinecap={progress === 0 ? 'butt' : 'round'}
            transform="rotate(-90)"
            className="stroke-brass-line forced-colors:stroke-[Highlight]"
            strokeWidth="2"
          />
          <g transform="scale(1.35)">
            <LevelMoon name={name} />
          </g>
        </svg>
        <div className="min-w-0">
          <p className="text-xs text-ink-soft">{texts.label}</p>
          <p className="font-display text-2xl leading-tight">{texts.name(name)}</p>
          <p className="mt-1 text-s">{codes.conversions(conversions)}</p>
        </div>
      </div>
      <p className="mt-4 text-s text-ink-soft">{isHighest ? texts.highest : texts.missing(missing)}</p>
      <ol className="mt-4 grid grid-cols-5 gap-1 border-t border-line pt-4">
        {path.map((step) => (
          <li
            key={step}
            aria-current={step === name ? 'step' : undefined}
            className="grid justify-items-center gap-1.5 text-center text-xs text-ink-soft aria-[current=step]:font-semibold aria-[current=step]:text-ink"
          >
            <svg aria-hidden="true" viewBox="-11 -11 22 22" className={step === name ? 'size-6' : 'size-6 opacity-60'}>
              <LevelMoon name={step} />
            </svg>
            <span className="max-w-full truncate">{texts.name(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
