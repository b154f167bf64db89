import { brand, digitalSourceType, type HistoryEntry, type ReadingNumbers } from '@numeria/contract'
import { letter } from '#messages/kept-more'
import { locale } from '#messages/locale'
import { formatDate } from '../../lib/dates.ts'
import { MoonFace } from '../../ui/moon-face.tsx'
import { Reading } from './bubbles.tsx'
import { readingName } from './named-readings.ts'
import { NumbersInLetter } from './numbers/numbers-in-letter.tsx'

/** '21 November 2026', on the reader's calendar. */
export const letterDate = (iso: string) =>
  new Date(iso).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })

/** One reading as it goes on paper. `styles/print.css` hides it on a screen, and everything else on paper. */
export function Letter({ entry, numbers }: { entry: HistoryEntry; numbers: ReadingNumbers | null }) {
  const { reading, message, response, language, createdAt } = entry
  return (
    <article className="text-ink">
      <header className="flex items-center justify-between gap-6">
        <p className="flex items-center gap-3 font-display text-xl leading-none">
          <MoonFace small className="size-11" />
          {brand.name}
        </p>
        <p className="text-s text-ink-soft">{letterDate(createdAt)}</p>
      </header>
      <h1 className="mt-12 text-2xl">{readingName(reading)}</h1>
      {numbers && (
        <p className="mt-2 text-s text-ink-soft">
          {letter.for(numbers.person.fullName, formatDate(numbers.person.birthDate))}
          {numbers.other && letter.and(numbers.other.fullName, formatDate(numbers.other.birthDate))}
        </p>
      )}
      <p className="mt-6 border-l-2 border-brass-line pl-4 text-s whitespace-pre-wrap text-ink-soft">{message}</p>
      <div className="mt-8">
        <Reading pieces={[response]} language={language} />
      </div>
      <p className="mt-8 break-before-avoid font-display text-l">{brand.persona}</p>
      {numbers && <NumbersInLetter numbers={numbers} />}
      <footer className="mt-10 border-t border-line pt-3 text-xs text-ink-soft">
        {/* A browser takes no metadata into a PDF, but links: programs read this one as the mark of AI. */}
        <a href={digitalSourceType}>{letter.writtenBy(brand.persona, brand.name)}</a>
      </footer>
    </article>
  )
}
