import { languages, type Language, type Tone, type Tradition } from '@numeria/contract'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Choices, type Choice } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { fieldClass } from '../../ui/field.tsx'
import { toneNames, traditionNames } from './style-names.ts'
import type { Style } from './use-style.ts'

const tones: Choice<Tone>[] = [
  { value: 'mystic', label: toneNames.mystic, hint: 'In images, slowly' },
  { value: 'pragmatic', label: toneNames.pragmatic, hint: 'In plain words, to the point' },
]

const traditions: Choice<Tradition>[] = [
  { value: 'pythagorean', label: traditionNames.pythagorean, hint: 'Letters from 1 to 9, in order of the alphabet' },
  { value: 'chaldean', label: traditionNames.chaldean, hint: 'Letters by their sound, from 1 to 8' },
  { value: 'hebrew', label: traditionNames.hebrew, hint: 'The letters’ places, down to one root' },
  { value: 'vedic', label: traditionNames.vedic, hint: 'Planets behind the day and the date' },
  { value: 'chinese', label: traditionNames.chinese, hint: 'The square that your birth date fills' },
]

const spoken: [Style['language'], string][] = [['auto', 'Auto'], ...(Object.entries(languages) as [Language, string][])]

type Props = { style: Style; onChoose: (change: Partial<Style>) => void; onClose: () => void }

/** How the next readings are to be. Every choice holds at once, and is remembered. */
export function StyleSheet({ style, onChoose, onClose }: Props) {
  const id = useId()
  return (
    <Dialog title="How Selene answers" onClose={onClose} isSheet>
      <div className="mt-4 grid gap-6">
        <Choices legend="Tone" isPair choices={tones} value={style.tone} onChange={(tone) => onChoose({ tone })} />
        <Choices
          legend="Tradition"
          choices={traditions}
          value={style.tradition}
          onChange={(tradition) => onChoose({ tradition })}
        />
        <div>
          <label htmlFor={id} className="mb-2 block text-s font-semibold">
            Language
          </label>
          <select
            id={id}
            aria-describedby={`${id}auto`}
            value={style.language}
            onChange={({ target }) => onChoose({ language: spoken[target.selectedIndex]![0] })}
            className={fieldClass}
          >
            {spoken.map(([value, name]) => (
              <option key={value} value={value} lang={value === 'auto' ? undefined : value}>
                {name}
              </option>
            ))}
          </select>
          <p id={`${id}auto`} className="mt-1.5 text-xs text-ink-soft">
            Auto answers in the language of your message.
          </p>
        </div>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  )
}
