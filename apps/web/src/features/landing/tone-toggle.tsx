import { useId } from 'react'
import { landingBelow } from '#messages/landing-below'

/** The landing page's names of the two tones; `practical` is what the chat calls `pragmatic`. */
export type LandingTone = 'mystic' | 'practical'

const tones: readonly LandingTone[] = ['mystic', 'practical']
const words = landingBelow.freeReading

export function ToneToggle({ value, onChange }: { value: LandingTone; onChange: (tone: LandingTone) => void }) {
  const name = useId()
  return (
    <fieldset className="scripting-only inline-flex rounded-full border border-line-strong p-1">
      <legend className="sr-only">{words.tone}</legend>
      {tones.map((tone) => (
        <label
          key={tone}
          className="relative grid min-h-9 cursor-pointer place-items-center rounded-full px-4 text-s font-semibold has-checked:bg-action has-checked:text-action-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={tone === value}
            onChange={() => onChange(tone)}
          />
          {words.tones[tone]}
        </label>
      ))}
    </fieldset>
  )
}
