import type { NameReading, Sound } from '@numeria/numerology'
import { useId } from 'react'
import { nameResult } from '#messages/workshop'

const sounds: readonly { sound: Sound; label: string }[] = [
  { sound: 'vowel', label: nameResult.vowel },
  { sound: 'consonant', label: nameResult.consonant },
]

type Props = { reading: NameReading; onChoose: (place: number, sound: Sound) => void }

/** Lets the user choose for each Y of a name whether it is a vowel. */
export function YChoices({ reading, onChoose }: Props) {
  const id = useId()
  return (
    <div className="scripting-only mt-4 flex flex-wrap gap-x-8 gap-y-3">
      {reading.ys.map(({ name, sound: heard }, place) => (
        <fieldset key={`${place} ${name}`} className="flex flex-wrap items-center gap-x-3">
          <legend className="float-left mr-3 py-1.5 text-s">
            {reading.ys.length > 1 && `${place + 1}. `}
            {nameResult.yIn(name)}
          </legend>
          <div className="flex rounded-full border border-line-strong p-0.5">
            {sounds.map(({ sound, label }) => (
              <label
                key={sound}
                className="relative grid min-h-8 cursor-pointer place-items-center rounded-full px-3 text-xs font-semibold text-ink-soft transition-colors hover:text-ink has-checked:bg-action has-checked:text-action-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide forced-colors:has-checked:outline-2"
              >
                <input
                  type="radio"
                  name={`${id}${place}`}
                  checked={heard === sound}
                  onChange={() => onChoose(place, sound)}
                  className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
