import { lifePath, type PlainDate } from '@numeria/numerology'
import { useState, type ReactNode } from 'react'
import { lifePathDemo } from '#messages/life-path-demo'
import { keepTypedPerson } from '../../lib/typed-person.ts'
import { isoDate, writtenDate } from './date-entry.ts'
import { DateForm } from './date-form.tsx'
import { firstExample } from './example.ts'
import { LazyWords } from './lazy-words.tsx'
import { LifePathFigure } from './life-path-figure.tsx'
import { OwnName } from './own-name.tsx'
import { lifePathSteps, type Step } from './steps.ts'

/**
 * A Life Path, worked out in the browser from a typed date that is kept in this browser only. Its parts are placed by the grid around it: on a phone
 * an own number stands right below the form, and the example below everything.
 *
 * @param next what a person can do with their own number; nothing is offered for the example
 */
export function LifePathDemo({ next }: { next: (value: number) => ReactNode }) {
  const [date, setDate] = useState<PlainDate | null>(null)
  const shown = date ?? firstExample.date
  const path = lifePath(shown)
  const written = writtenDate(shown)

  function choose(chosen: PlainDate) {
    setDate(chosen)
    // The profile takes dates from 1900 on.
    if (chosen.year >= 1900) keepTypedPerson({ birthDate: isoDate(chosen) })
  }

  return (
    <>
      <div className="order-2 min-w-0 md:col-start-1">
        <DateForm start={null} onDate={choose} />
      </div>
      <div
        className={`min-w-0 md:col-start-2 md:row-span-4 md:row-start-1 ${date === null ? 'order-4 max-md:mt-6' : 'order-2'}`}
      >
        <p role="status" className="sr-only">
          {date !== null && lifePathDemo.says(path.value)}
        </p>
        <LifePathFigure
          path={path}
          className={`mx-auto mb-4 w-full max-w-64 lg:max-w-72 ${date === null ? '' : 'max-md:hidden'}`}
        />
        <p className="text-s text-ink-soft">
          {date === null ? lifePathDemo.example(written) : lifePathDemo.yours(written)}
        </p>
        <h2 className="text-2xl">
          {lifePathDemo.lifePath} <span className="text-brass">{path.value}</span>
        </h2>
        <Steps steps={lifePathSteps(path)} />
        <div className="mt-4 min-h-28">
          <LazyWords position="lifePath" value={path.value} isLong />
        </div>
        {date !== null && (
          <div className="mt-5 grid gap-6">
            <OwnName birthDate={isoDate(date)} />
            <div>{next(path.value)}</div>
          </div>
        )}
      </div>
    </>
  )
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="mt-3 border-t border-line-strong">
      {steps.map(({ label, working, value, isMaster }) => (
        <li
          key={label}
          className="grid grid-cols-[4.5rem_1fr_auto] items-baseline gap-x-3 border-b border-line py-1.5 text-s last:font-semibold"
        >
          <span className="text-ink-soft">{label}</span>
          <span className="tabular-nums">{working}</span>
          <span className="text-right font-display text-l font-normal text-brass tabular-nums">
            {value}
            {isMaster && <span className="block font-text text-xs font-normal">{lifePathDemo.master}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
