import type { ReadingFact, Tradition } from '@numeria/contract'
import { numbers } from '#messages/numbers'
import { paths } from '../../../lib/paths.ts'
import { NumberGlyph } from '../../../ui/glyphs.tsx'
import { ruleOf } from '../../numerology/rule-of.ts'
import { numeralParts } from './arrange.ts'
import { Unfolding } from './unfolding.tsx'

type Props = { fact: ReadingFact; tradition: Tradition; isSmall?: boolean }

/** One number: what it is, what it came out as, and how. */
export function NumberCard({ fact, tradition, isSmall = false }: Props) {
  const { label, text, working, steps } = fact
  const numeral = numeralParts(fact)
  const rule = ruleOf(fact.key, tradition)
  const hasSteps = steps.length > 1 || (steps.length === 1 && steps[0] !== working)
  return (
    <div className="flex gap-3">
      {numeral && (
        <p
          className={`shrink-0 pt-0.5 font-display leading-none text-brass ${isSmall ? 'min-w-13 text-xl' : 'min-w-16 text-2xl'}`}
        >
          {numeral.map((part) => (
            <span key={part.text} className={part.isMain ? '' : 'text-[0.55em] text-ink-soft'}>
              {part.text}
            </span>
          ))}
        </p>
      )}
      <div className="min-w-0 flex-1">
        <p className="text-s leading-snug font-semibold">{label}</p>
        {!numeral && <p className="mt-0.5 font-display leading-snug text-brass">{text}</p>}
        {working !== text && (
          <p className="mt-0.5 text-xs leading-snug text-ink-soft tabular-nums break-words">{working}</p>
        )}
        {rule && (
          <a
            href={`${paths.about}#${rule}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center text-xs text-ink-soft underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {numbers.howCounted}
            <span className="sr-only">{numbers.countedOf(label)}</span>
          </a>
        )}
        {hasSteps && <Steps steps={steps} />}
      </div>
      {numeral && fact.value !== null && <NumberGlyph value={fact.value} className="size-6 shrink-0 text-brass-line" />}
    </div>
  )
}

/** The arithmetic, one step a line, behind a press. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <Unfolding label={numbers.showSteps} className="-mb-3">
      <ol className="mb-3 grid gap-1 border-l-2 border-line pl-3 text-xs leading-snug text-ink-soft tabular-nums">
        {steps.map((step, index) => (
          <li key={index} className="break-words">
            {step}
          </li>
        ))}
      </ol>
    </Unfolding>
  )
}
