import { useId, type ReactNode } from 'react'

type Props = { title: string; hint?: string; aside?: ReactNode; className?: string; children: ReactNode }

/** A titled part of a page, on a sheet of its own. */
export function Card({ title, hint, aside, className = '', children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-l border border-line bg-raised p-5 sm:p-6 print:break-inside-avoid ${className}`}
    >
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {hint && <p className="mt-1.5 text-s text-ink-soft">{hint}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
