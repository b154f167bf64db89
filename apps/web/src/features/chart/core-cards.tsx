import { NumberGlyph } from '../../ui/glyphs.tsx'
import type { Entry } from './entry.ts'
import { Numeral } from './entry-list.tsx'
import { EntryText } from './entry-text.tsx'
import { EntryWorking } from './entry-working.tsx'

/** The core numbers, each with its text open. */
export function CoreCards({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className="grid gap-5">
      {entries.map((entry) => (
        <article
          key={entry.id}
          id={entry.id}
          aria-labelledby={`${entry.id}-label`}
          className="relative scroll-mt-6 overflow-hidden rounded-l border border-line bg-raised p-5 sm:p-8 print:break-inside-avoid print:overflow-visible print:rounded-none print:border-0 print:border-t print:px-0 print:py-4"
        >
          {entry.value !== null && (
            <NumberGlyph
              value={entry.value}
              isLarge
              className="absolute top-5 right-5 size-16 text-brass-line sm:top-8 sm:right-8 sm:size-24"
            />
          )}
          <div className="mb-5 pr-20">
            <h3 id={`${entry.id}-label`} className="text-l">
              {entry.label}
            </h3>
            <p className="mt-2">
              <Numeral entry={entry} isLarge />
            </p>
            <p className="mt-2 text-xs break-words text-ink-soft tabular-nums">{entry.working}</p>
          </div>
          <EntryText entry={entry} />
          <EntryWorking entry={entry} />
        </article>
      ))}
    </div>
  )
}
