import type { LuckyNumber } from '@numeria/numerology'
import { lucky } from '#messages/lucky'
import { NumberGlyph } from '../../ui/glyphs.tsx'
import { spellDigit } from './spell-digit.ts'

/** Each number with its figure, the way to its digit, and what that stands for. */
export function LuckyCards({ numbers }: { numbers: readonly LuckyNumber[] }) {
  return (
    <ol aria-label={lucky.yours} className={grid}>
      {numbers.map(({ number, digit }) => {
        const { name, says } = lucky.themes[digit as keyof typeof lucky.themes]
        return (
          <li key={number} className={card}>
            <div className="animate-appear">
              <div className="flex items-center justify-between gap-4">
                <p className="font-display text-display leading-none tabular-nums">{number}</p>
                <NumberGlyph value={digit} isLarge className="size-24 shrink-0 text-brass-line" />
              </div>
              <p className="mt-2 min-h-6 text-xs text-ink-soft tabular-nums">{spellDigit(number)}</p>
              <h2 className="mt-1 text-xl">{name}</h2>
              <p className="mt-1.5 font-reading leading-reading">{says}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** Keeps their room until they are known. */
export function WaitingCards() {
  return (
    <div aria-hidden="true" className={grid}>
      {orderly.map((place) => (
        <div key={place} className={card} />
      ))}
    </div>
  )
}

const orderly = [1, 2, 3] as const
const grid = 'grid gap-px overflow-hidden rounded-l border border-line bg-line md:grid-cols-3'
const card = 'min-h-72 bg-paper p-6'
