import { useRef, type ReactNode } from 'react'

type Props = { isOver: boolean; onSkip: () => void; label: string; className: string; children: ReactNode }

/** The place of what comes after a typed text. Until then, a button stands there that shows the rest at once. */
export function SkipTyping({ isOver, onSkip, label, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className={`relative grid min-h-11 items-center outline-none ${className}`}>
      {children}
      {!isOver && (
        <button
          type="button"
          onClick={() => {
            // The button disappears: keep the keyboard focus in its place.
            place.current!.focus()
            onSkip()
          }}
          className="scripting-only absolute min-h-11 text-s text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink motion-reduce:hidden"
        >
          {label}
        </button>
      )}
    </div>
  )
}
