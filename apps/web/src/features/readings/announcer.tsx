import type { Exchange } from './run-turn.ts'

/** Says to those who do not see the screen how a reading ended: never its words as they come. */
export function Announcer({ turn, delivered }: Exchange) {
  return (
    <p role="status" className="sr-only">
      {delivered && (delivered.stopped ? 'The reading was stopped.' : 'Selene has finished your reading.')}
      {turn?.failure?.kind === 'stopped' && turn.failure.note}
      {turn?.isLost && 'The connection is lost. The reading comes back by itself.'}
    </p>
  )
}
