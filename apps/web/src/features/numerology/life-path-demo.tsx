import { lifePath, type PlainDate } from '@numeria/numerology'
import { useState, type ReactNode } from 'react'
import { lifePathDemo } from '#messages/life-path-demo'
import { writtenDate } from './date-entry.ts'
import { DateForm } from './date-form.tsx'
import { firstExample } from './example.ts'
import { LateWords } from './late-words.tsx'
import { LifePathFigure } from './life-path-figure.tsx'
import { lifePathSteps, type Step } from './steps.ts'

/**
 * A Life Path, worked out in the browser from a date that leaves it nowhere.
 *
 * @param next what a person can do with their own number; nothing is offered for the example
 */
export function LifePathDemo({ next }: { next: (value: number) => ReactNode }) {
  const [date, setDate] = useState<PlainDate | null>(null)
  const shown = date ?? firstExample.date
  const path = lifePath(shown)
  const written = writtenDate(shown)
  return (
    <div className="grid min-w-0 gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr]">
      <div>
        <h2 className="text-2xl">{lifePathDemo.title}</h2>
        <p className="mt-3 mb-6 max-w-[28rem] text-ink-soft">{lifePathDemo.lead}</p>
        <DateForm start={null} onDate={setDate} />
      </div>
      <div className="min-w-0 lg:row-span-2">
        <p role="status" className="sr-only">
          {date !== null && lifePathDemo.says(path.value)}
        </p>
        <LifePathFigure path={path} className="mx-auto w-full max-w-72 lg:max-w-80" />
        <p className="mt-4 text-s text-ink-soft">
          {date === null ? lifePathDemo.example(written) : lifePathDemo.yours(written)}
        </p>
        <h3 className="text-2xl">
          {lifePathDemo.lifePath} <span className="text-brass">{path.value}</span>
        </h3>
        <Steps steps={lifePathSteps(path)} />
      </div>
      <div className="min-h-72 max-w-reading lg:min-h-80">
        <LateWords position="lifePath" value={path.value} isLong />
        {date !== null && <div className="mt-5">{next(path.value)}</div>}
      </div>
    </div>
  )
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="mt-4 border-t border-line-strong">
      {steps.map(({ label, working, value, isMaster }) => (
        <li
          key={label}
          className="grid grid-cols-[4.5rem_1fr_auto] items-baseline gap-x-3 border-b border-line py-2.5 text-s last:font-semibold"
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
