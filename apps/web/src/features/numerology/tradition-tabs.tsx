import type { Tradition } from '@numeria/contract'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { TraditionGlyph } from '../../ui/glyphs.tsx'

export type Tab = { id: Tradition; label: string; content: ReactNode }

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Tabs that the arrow keys go through. The prerendered page holds every panel: without scripts all of them are read one after the
 * other, with scripts the style sheet hides the others before any script has run, so that nothing moves.
 */
export function TraditionTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const prefix = useId()
  const [chosen, setChosen] = useState(0)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])

  function moveOn(event: KeyboardEvent) {
    const step = steps[event.key]
    let next: number | null = null
    if (step !== undefined) next = (chosen + step + tabs.length) % tabs.length
    else if (event.key === 'Home') next = 0
    else if (event.key === 'End') next = tabs.length - 1
    if (next === null) return
    event.preventDefault()
    setChosen(next)
    buttons.current[next]?.focus()
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="scripting-only mb-8 flex flex-wrap gap-x-1 gap-y-1 border-b border-line pb-3"
      >
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            role="tab"
            id={`${prefix}${id}-tab`}
            aria-controls={`${prefix}${id}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={moveOn}
            className="flex min-h-11 items-center gap-2 rounded-full px-3.5 text-s text-ink-soft transition-colors hover:bg-tide-wash hover:text-ink aria-selected:bg-action aria-selected:font-semibold aria-selected:text-action-ink forced-colors:aria-selected:outline-2"
          >
            <TraditionGlyph tradition={id} className="size-5" /> {name}
          </button>
        ))}
      </div>
      <div className="grid gap-14">
        {tabs.map(({ id, content }, index) => (
          <div
            key={id}
            role="tabpanel"
            id={`${prefix}${id}`}
            aria-labelledby={`${prefix}${id}-tab`}
            tabIndex={index === chosen ? 0 : -1}
            className={index === chosen ? '' : '[@media(scripting:enabled)]:hidden'}
          >
            {content}
          </div>
        ))}
      </div>
    </>
  )
}
