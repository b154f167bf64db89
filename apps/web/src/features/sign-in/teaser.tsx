import { useRef } from 'react'
import { login } from '#messages/login'
import { TypedText } from '../../ui/typed-text.tsx'
import { useTyping } from '../../ui/use-typing.ts'

const { teaser, callToAction, showAll } = login

/** The teaser: typed out, then, after a pause, its call to action. A person who asked for less motion gets it at once. */
export function Teaser() {
  const { typed, isOver, skip } = useTyping(teaser)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div className="text-center">
      <p className="sr-only">
        {teaser} {callToAction}
      </p>
      <p className="font-reading text-l leading-snug text-balance">
        <TypedText text={teaser} typed={typed} />
      </p>
      <div
        ref={place}
        tabIndex={-1}
        className="scripting-only relative mt-1 grid min-h-11 place-items-center outline-none"
      >
        <p
          aria-hidden="true"
          className={`text-s text-brass transition-opacity duration-500 ${isOver ? 'opacity-100' : 'opacity-0'}`}
        >
          {callToAction}
        </p>
        {!isOver && (
          <button
            type="button"
            className="absolute min-h-11 px-3 text-s text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink motion-reduce:hidden"
            onClick={() => {
              // The button goes: who pressed it by the keyboard stays where it was.
              place.current?.focus()
              skip()
            }}
          >
            {showAll}
          </button>
        )}
      </div>
      <noscript>
        <p className="font-reading text-l leading-snug text-balance">{teaser}</p>
        <p className="mt-3 text-s text-brass">{callToAction}</p>
      </noscript>
    </div>
  )
}
