import { lazy, Suspense, useState } from 'react'
import { chart } from '#messages/chart'
import { paths } from '../../lib/paths.ts'
import type { Entry } from './entry.ts'

// It brings the words of every rule of the engine.
const Steps = lazy(async () => ({ default: (await import('./steps.tsx')).Steps }))

/** How a number came about: its steps, and the rule it follows. */
export function EntryWorking({ entry: { label, result, rule } }: { entry: Entry }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-6 text-xs print:hidden">
      {result && (
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="min-w-0 open:w-full">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-tide underline decoration-line-strong underline-offset-4 hover:decoration-current">
            {chart.steps}
            <span className="sr-only">{chart.countedOf(label)}</span>
          </summary>
          {isOpen && (
            <Suspense fallback={<p className="text-ink-soft">{chart.loadingText}</p>}>
              <Steps result={result} />
            </Suspense>
          )}
        </details>
      )}
      <a
        href={`${paths.about}#${rule}`}
        className="inline-flex min-h-11 items-center text-tide underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {chart.howCounted}
        <span className="sr-only">{chart.countedOf(label)}</span>
      </a>
    </div>
  )
}
