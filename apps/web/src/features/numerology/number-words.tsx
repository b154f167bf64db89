import { meaningOf } from '#messages/number-words'

/** The first lines of what a number says. The words of the five great places come with this file, so it is loaded late. */
export function NumberWords({
  position,
  value,
  isLong = false,
}: {
  position: Parameters<typeof meaningOf>[0]
  value: number
  isLong?: boolean
}) {
  const { title, essence, gift } = meaningOf(position, value, 'pragmatic')
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
