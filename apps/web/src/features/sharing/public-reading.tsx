import type { PublicReading as Reading } from '@numeria/contract'
import type { ReactNode } from 'react'
import { sharing } from '#messages/sharing'
import { formatDate } from '../../lib/dates.ts'
import { NumberGlyph } from '../../ui/glyphs.tsx'
import { Selene } from '../../ui/selene.tsx'

const words = sharing.publicPage

type Props = {
  reading: Reading
  /** Name of the reading's kind. */
  name: string
  /** The words of the reading, set. */
  text: ReactNode
  /** Level of its title: 1 on its page, 3 in the preview. */
  level: 1 | 3
}

/** A public reading, on its own page and in the preview before it is published. */
export function PublicReading({ reading, name, text, level }: Props) {
  const { fullName, birthDate, numbers, language, createdOn } = reading
  const Title = `h${level}` as const
  return (
    // The preview is narrower than the window: the columns go by the room that there is.
    <article className="@container">
      <header className="grid justify-items-center gap-3 text-center">
        <Selene mood="calm" className="size-28" />
        <Title className="text-2xl">{name}</Title>
        <p className="text-s text-ink-soft">{words.about(fullName, birthDate && formatDate(birthDate))}</p>
      </header>
      {numbers.length > 0 && (
        <ul
          aria-label={words.numbers}
          className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-l border border-line bg-line @lg:grid-cols-3"
        >
          {numbers.map(({ key, label, text: figure }) => (
            <li key={key} className="flex items-center justify-between gap-3 bg-raised p-4">
              <span className="min-w-0">
                <span className="block font-display whitespace-nowrap text-2xl leading-none text-brass">{figure}</span>
                <span className="mt-1.5 block text-xs leading-snug text-ink-soft">{label}</span>
              </span>
              <NumberGlyph value={figureOf(figure)} className="size-8 shrink-0 text-brass-line" />
            </li>
          ))}
        </ul>
      )}
      <div lang={language} className="mt-10">
        {text}
      </div>
      <p className="mt-8 border-t border-line pt-4 text-s text-ink-soft">
        {words.writtenByAi(formatDate(createdOn.slice(0, 10)))}
      </p>
    </article>
  )
}

/** Of '13/4' the 4, of '22/4' the master number. */
function figureOf(text: string): number {
  const values = text.split('/').map(Number)
  return values.find((value) => value < 10 || value % 11 === 0) ?? 0
}
