import type { Tone } from '@numeria/contract'

const tones: { tone: Tone; label: string }[] = [
  { tone: 'mystic', label: 'Mystic' },
  { tone: 'pragmatic', label: 'Pragmatic' },
]

/** How Selene speaks. Two native radio buttons, drawn as one switch. */
export function ToneSelector({ value, onChange }: { value: Tone; onChange: (tone: Tone) => void }) {
  return (
    <fieldset className="flex rounded-full border border-line p-0.5 has-focus-visible:border-tide">
      <legend className="sr-only">Tone</legend>
      {tones.map(({ tone, label }) => (
        <label
          key={tone}
          className="relative grid min-h-8 cursor-pointer place-items-center rounded-full px-3 text-xs font-semibold text-ink-soft transition-colors hover:text-ink has-checked:bg-tide-wash has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-tide"
        >
          <input
            type="radio"
            name="tone"
            value={tone}
            checked={value === tone}
            onChange={() => onChange(tone)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
