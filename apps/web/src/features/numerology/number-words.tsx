import { use } from 'react'
import { workingOut } from '#messages/working-out'
import { numberTexts, type TextPosition } from '../../lib/number-texts.ts'

/** The first lines of what a number says. */
export function NumberWords({
  position,
  value,
  isLong = false,
}: {
  position: TextPosition
  value: number
  isLong?: boolean
}) {
  const text = use(numberTexts(position))?.[value]?.pragmatic
  if (!text) return <p className="text-s text-ink-soft">{workingOut.wordsMissing}</p>
  const { title, essence, gift } = text
  return (
    <div className="animate-appear">
      <p className="font-display text-l">{title}</p>
      <p className="mt-1 font-reading text-s leading-reading">
        {essence}
        {isLong && ` ${gift}`}
      </p>
    </div>
  )
}
