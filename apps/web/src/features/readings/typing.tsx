import { useEffect, useState } from 'react'
import { chat } from '#messages/chat'

const longWaitMs = 10_000

/** Three phases of a small moon, until the first sentence comes, and whenever it is not clear that one will. */
export function Typing({ says }: { says?: string }) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const wait = setTimeout(() => setIsLong(true), longWaitMs)
    return () => clearTimeout(wait)
  }, [])
  return (
    <p className="flex min-h-8 items-baseline gap-3 pt-1 text-s text-ink-soft">
      <span aria-hidden="true" className="flex shrink-0 gap-1.5">
        <span className="size-2 animate-breathe rounded-full bg-brass-line" />
        <span className="size-2 animate-breathe rounded-full bg-brass-line [animation-delay:300ms]" />
        <span className="size-2 animate-breathe rounded-full bg-brass-line [animation-delay:600ms]" />
      </span>
      {says ?? (isLong ? chat.stillCounting : chat.writing)}
    </p>
  )
}
