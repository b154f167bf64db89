import type { NameReading } from '@numeria/numerology'

/**
 * A name as numerologists write it out: the values of the vowels above, those of the consonants below. Only drawn; the workings
 * beside it say the same in words.
 */
export function LetterSheet({ reading }: { reading: NameReading }) {
  return (
    <div aria-hidden="true" className="mt-4 flex flex-wrap gap-x-6 gap-y-4">
      {reading.parts.map(({ letters }, part) => (
        <div key={part} className="flex flex-wrap gap-1">
          {letters.map(({ letter, value, sound }, at) => (
            <span key={at} className="grid w-7 justify-items-center gap-0.5 text-s tabular-nums">
              <span className="h-6 text-brass">{sound === 'vowel' && value}</span>
              <span
                className={`grid size-7 place-items-center font-display text-base leading-none ${
                  sound === 'vowel' ? 'rounded-full border border-brass-line' : 'border-b border-line-strong'
                }`}
              >
                {letter}
              </span>
              <span className="h-6 text-ink-soft">{sound === 'consonant' && value}</span>
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
