import { meaning, type Position } from '@numeria/numerology'

/** The first lines of what a number says. All the words of the engine come with this file, so it is loaded late. */
export function NumberWords({
  position,
  value,
  isLong = false,
}: {
  position: Position
  value: number
  isLong?: boolean
}) {
  const { title, essence, gift } = meaning(position, value, 'pragmatic')
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
