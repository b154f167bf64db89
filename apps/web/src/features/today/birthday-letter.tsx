import type { YearlyLetter } from '@numeria/contract'
import { useId } from 'react'

/** The letter of a birthday, on that day. */
export function BirthdayLetter({ letter: { title, parts } }: { letter: YearlyLetter }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="mt-4 mb-8 max-w-3xl rounded-l border border-brass-line bg-raised p-5 sm:p-6"
    >
      <h2 id={id} className="text-xl text-balance">
        {title}
      </h2>
      {parts.map(({ heading, value, title: name, sentence }) => (
        <div key={heading} className="mt-5">
          <h3 className="text-s font-semibold text-ink-soft">
            {heading} <span className="text-brass">{value}</span>
          </h3>
          <p className="mt-1 font-display text-l leading-snug text-balance">{name}</p>
          <p className="mt-1 font-reading leading-reading text-pretty">{sentence}</p>
        </div>
      ))}
    </section>
  )
}
