import { referralRewards } from '@numeria/contract'
import { codes, howItWorks, rewards, rules } from '#messages/referrals'
import { Answer } from '../../ui/answer.tsx'
import { Card } from '../../ui/card.tsx'
import { CodeList } from './code-list.tsx'
import { ConversionList } from './conversion-list.tsx'
import { formatCount, formatEarnings, totalsOf, type Totals } from './figures.ts'
import { UnderReview } from './under-review.tsx'
import { useReferrals } from './referrals.api.ts'

/** The codes, what they brought, and how all of it works. */
export function Overview() {
  const referrals = useReferrals()
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1.4fr_1fr]">
      <div className="grid gap-5">
        <Card title={codes.title} hint={codes.hint}>
          <Answer query={referrals} failed={codes.failed}>
            {(list) => <CodeList referrals={list} />}
          </Answer>
        </Card>
        <ConversionList />
      </div>
      <div className="grid gap-5">
        <Card title={rewards.title}>
          <Answer query={referrals} failed={codes.failed}>
            {(list) => <Rewards totals={totalsOf(list)} />}
          </Answer>
        </Card>
        <HowItWorks />
        <Card title={rules.title}>
          <ul className="grid list-disc gap-2.5 pl-5 text-s leading-snug marker:text-brass">
            {rules.list.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}

function HowItWorks() {
  return (
    <Card title={howItWorks.title}>
      <ol className="grid gap-4">
        {howItWorks.steps.map(([title, text], index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full border border-brass-line font-display text-brass"
            >
              {index + 1}
            </span>
            <p className="text-s leading-snug">
              <strong className="block font-semibold">{title}</strong>
              <span className="text-ink-soft">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Rewards({ totals: { clicks, conversions, totalEarnings } }: { totals: Totals }) {
  if (conversions === 0 && clicks === 0)
    return (
      <div className="grid min-h-24 content-center gap-1 text-s">
        <p>{rewards.none}</p>
        <p className="text-ink-soft">{rewards.noneHint}</p>
      </div>
    )
  const figures = [
    [rewards.clicks, formatCount(clicks)],
    [rewards.conversions, formatCount(conversions)],
    [rewards.earned, formatEarnings(totalEarnings)],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-3 gap-3">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="font-display text-xl tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-xs text-ink-soft">
        {conversions === 0 ? rewards.none : rewards.note(formatEarnings(referralRewards.earningsCents / 100))}
      </p>
      <UnderReview />
    </>
  )
}
