import {
  tones,
  traditions,
  type ReadingLanguage,
  type Tone,
  type Tradition,
  readingLanguageNames,
} from '@numeria/contract'
import { useId } from 'react'
import { toneNames, traditionNames } from '#messages/style'
import { styleSheet, toneHints, traditionHints } from '#messages/style-sheet'
import { Button } from '../../ui/button.tsx'
import { Choices, type Choice } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { fieldClass } from '../../ui/field.tsx'
import type { Style } from './use-style.ts'

const toneChoices = tones.map((value): Choice<Tone> => ({ value, label: toneNames[value], hint: toneHints[value] }))

const traditionChoices = traditions.map((value): Choice<Tradition> => ({
  value,
  label: traditionNames[value],
  hint: traditionHints[value],
}))

const spoken: [Style['language'], string][] = [
  ['auto', styleSheet.auto],
  ...(Object.entries(readingLanguageNames) as [ReadingLanguage, string][]),
]

type Props = { style: Style; onChoose: (change: Partial<Style>) => void; onClose: () => void }

/** How the next readings are to be. Every choice holds at once, and is remembered. */
export function StyleSheet({ style, onChoose, onClose }: Props) {
  const id = useId()
  return (
    <Dialog title={styleSheet.title} onClose={onClose} isSheet>
      <div className="mt-4 grid gap-6">
        <Choices
          legend={styleSheet.tone}
          isPair
          choices={toneChoices}
          value={style.tone}
          onChange={(tone) => onChoose({ tone })}
        />
        <Choices
          legend={styleSheet.tradition}
          choices={traditionChoices}
          value={style.tradition}
          onChange={(tradition) => onChoose({ tradition })}
        />
        <div>
          <label htmlFor={id} className="mb-2 block text-s font-semibold">
            {styleSheet.language}
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
            {styleSheet.autoMeans}
          </p>
        </div>
        <Button onClick={onClose}>{styleSheet.done}</Button>
      </div>
    </Dialog>
  )
}
