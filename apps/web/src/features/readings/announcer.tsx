import { chat } from '#messages/chat'
import type { Exchange } from './run-turn.ts'

/** Says to those who do not see the screen how a reading ended: never its words as they come. */
export function Announcer({ turn, delivered }: Exchange) {
  return (
    <p role="status" className="sr-only">
      {delivered && (delivered.stopped ? chat.announced.stopped : chat.announced.finished)}
      {turn?.failure?.kind === 'stopped' && turn.failure.note}
      {turn?.isLost && chat.announced.lost}
    </p>
  )
}
