import { formatWorking, lifePath, nameNumbers, parsePlainDate } from '@numeria/numerology'
import { Suspense, use } from 'react'
import { workshop } from '#messages/workshop'
import { numberTexts, type TextPosition } from '../lib/number-texts.ts'

const places = ['lifePath', 'expression', 'soulUrge', 'personality'] as const

type Props = {
  /** `YYYY-MM-DD`. */
  birthDate: string
  /** In Latin letters. */
  fullName: string
  /** Leaves the Life Path out, where it stands already. */
  isOfNameOnly?: boolean
}

/** The core numbers of a person with working and title, worked out in the browser. Loaded late: it brings the engine, and fetches the titles. */
export function CoreNumberList({ birthDate, fullName, isOfNameOnly = false }: Props) {
  const numbers = { lifePath: lifePath(parsePlainDate(birthDate)), ...nameNumbers(fullName) }
  const shown = isOfNameOnly ? places.slice(1) : places
  return (
    <dl
      className={`grid gap-px overflow-hidden rounded-l border border-line bg-line ${isOfNameOnly ? 'sm:grid-cols-3' : 'grid-cols-2 sm:grid-cols-4'}`}
    >
      {shown.map((place) => {
        const number = numbers[place]
        return (
          <div key={place} className="flex min-w-0 flex-col bg-raised p-4">
            <dt className="text-xs text-ink-soft">{workshop[place]}</dt>
            <dd className="mt-1">
              <span className="block font-display text-2xl leading-none text-brass tabular-nums">
                {number?.value ?? '–'}
              </span>
              {number && (
                <>
                  <span className="mt-2 block font-display text-base leading-snug">
                    <Suspense fallback={<br />}>
                      <NumberTitle position={place} value={number.value} />
                    </Suspense>
                  </span>
                  <span className="mt-1 block text-xs break-words text-ink-soft tabular-nums">
                    {formatWorking(number)}
                  </span>
                </>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const NumberTitle = ({ position, value }: { position: TextPosition; value: number }) =>
  use(numberTexts(position))?.[value]?.pragmatic.title
