import type { ChartNumber } from '@numeria/contract'
import { tellWorking } from '#messages/workings'
import { asResult } from './entry.ts'

/** The whole working, one step a line, in the order in which one would do it by hand. */
export function Steps({ result }: { result: ChartNumber }) {
  return (
    <ol className="mb-3 grid gap-1 border-l-2 border-line pl-3 leading-snug break-words text-ink-soft tabular-nums">
      {tellWorking(asResult(result)).map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ol>
  )
}
