import { useEffect, useState } from 'react'
import { useCalm } from '../../lib/use-calm.ts'

const text =
  'Most numbers are added until one digit is left. Eleven is not: it is kept whole, a Master Number, two pillars with a door between them. Some birth dates lead through it. Does yours?'
const callToAction = 'Sign in and Selene will count. Your first 5 credits are a gift.'

const characterMs = 30
const pauseMs = 1000

/** The teaser: typed out, then, after a pause, its call to action. A person who asked for less motion gets it at once. */
export function Teaser() {
  const isCalm = useCalm()
  const [progress, setProgress] = useState({ typed: 0, isCalling: false })
  const { typed, isCalling } = isCalm ? { typed: text.length, isCalling: true } : progress

  useEffect(() => {
    if (isCalling) return
    const isTyping = typed < text.length
    const next = { typed: isTyping ? typed + 1 : typed, isCalling: !isTyping }
    const step = setTimeout(() => setProgress(next), isTyping ? characterMs : pauseMs)
    return () => clearTimeout(step)
  }, [typed, isCalling])

  return (
    <div className="text-center">
      <p className="sr-only">
        {text} {callToAction}
      </p>
      {/* The untyped rest is there but unseen, so the page never moves. */}
      <p aria-hidden="true" className="scripting-only font-reading text-l leading-snug text-balance">
        {text.slice(0, typed)}
        <span className="invisible">{text.slice(typed)}</span>
      </p>
      <p
        aria-hidden="true"
        className={`scripting-only mt-3 text-s text-brass transition-opacity duration-500 ${isCalling ? 'opacity-100' : 'opacity-0'}`}
      >
        {callToAction}
      </p>
      <noscript>
        <p className="font-reading text-l leading-snug text-balance">{text}</p>
        <p className="mt-3 text-s text-brass">{callToAction}</p>
      </noscript>
    </div>
  )
}
