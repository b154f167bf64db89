import { Answer } from './bubbles.tsx'

/** Selene introduces herself, and what she is, before anything is asked. */
export function Greeting() {
  return (
    <Answer footer="Selene is an AI. Readings are for reflection and entertainment.">
      <div className="grid gap-4 font-reading text-base leading-reading">
        <p>Good to have you here. I am Selene.</p>
        <p>
          Your numbers are computed from your name and your date of birth; my words are written from your numbers. What
          shall we look at?
        </p>
      </div>
    </Answer>
  )
}
