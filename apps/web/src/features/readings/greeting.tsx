import { chat } from '#messages/chat'
import { Answer } from './bubbles.tsx'

/** Selene introduces herself, and what she is, before anything is asked. */
export function Greeting() {
  return (
    <Answer footer={chat.greeting.isAi}>
      <div className="grid gap-4 font-reading text-base leading-reading">
        <p>{chat.greeting.welcome}</p>
        <p>{chat.greeting.offer}</p>
      </div>
    </Answer>
  )
}
