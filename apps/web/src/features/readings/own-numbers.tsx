import { formatWorking, lifePath, nameNumbers, parsePlainDate } from '@numeria/numerology'
import { useId } from 'react'
import { chat } from '#messages/chat'
import { meaningOf } from '#messages/number-words'
import { workshop } from '#messages/workshop'

const places = ['lifePath', 'expression', 'soulUrge', 'personality'] as const

/** The four core numbers of a complete profile, worked out in the browser. Loaded late, since it brings the meanings. */
export function OwnNumbers({ birthDate, fullName }: { birthDate: string; fullName: string }) {
  const id = useId()
  const numbers = { lifePath: lifePath(parsePlainDate(birthDate)), ...nameNumbers(fullName) }
  return (
    <section aria-labelledby={id} className="mb-6 animate-appear sm:pl-13 print:hidden">
      <h2 id={id} className="mb-3 text-l">
        {chat.coreNumbers}
      </h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-4">
        {places.map((place) => {
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
                      {meaningOf(place, number.value, 'pragmatic').title}
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
    </section>
  )
}
