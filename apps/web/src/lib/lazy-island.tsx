import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { ui } from '#messages/ui'
import { isWanted, sleeping, takeOver } from './input-replay.ts'

/** The prerendered part that a living one takes the place of, and what in it had the focus. */
type Before = { asleep: Element; focused: Element | null }

const asleep = { [sleeping]: '' }

/**
 * A part of a page that is prerendered whole, and whose code is fetched only when it is wanted; meanwhile the prerendered HTML
 * stays as it is. A lazy component inside `Suspense` would not do: while it waits, any update of a context (a jump to another
 * place on the page is one) makes React throw the prerendered HTML away for the fallback. What a person did in it until then is not lost.
 *
 * @param className of the element around the part: `contents` for one whose children are placed by what surrounds it
 * @param whenWanted left out for a part that only has to be read: prerendered, it never needs its code. With `isWantedNow` nothing is waited for.
 */
export function lazyIsland(
  load: () => Promise<ComponentType>,
  whenWanted?: (place: HTMLElement) => Promise<unknown>,
  className?: string,
): ComponentType<{ isWantedNow?: boolean }> {
  const Prerendered = lazy(async () => ({ default: await load() }))

  return function LazyIsland({ isWantedNow = false }) {
    const place = useRef<HTMLDivElement>(null)
    const alive = useRef<HTMLDivElement>(null)
    const [state, setState] = useState<{ View?: ComponentType; before?: Before; hasFailed?: true }>({})

    useEffect(() => {
      const element = place.current
      if (!element) return
      const isToRead = element.childElementCount > 0
      if (isToRead && !whenWanted) return
      let isHere = true
      const wanted =
        isToRead && whenWanted && !isWantedNow && !isWanted(element) ? whenWanted(element) : Promise.resolve()
      const before = () => ({ asleep: element, focused: element.querySelector(':focus') })
      wanted.then(load).then(
        (View) => {
          // At once: a focus that moved between these two lines and React's own time would go back to where it was.
          if (isHere) flushSync(() => setState({ View, before: before() }))
        },
        () => isHere && setState({ hasFailed: true }),
      )
      return () => {
        isHere = false
      }
    }, [isWantedNow])

    const { View, before, hasFailed } = state
    useLayoutEffect(() => {
      if (before) takeOver(before.asleep, alive.current!, before.focused)
    }, [before])

    if (import.meta.env.SSR)
      return (
        <div {...asleep} className={className}>
          <Suspense>
            <Prerendered />
          </Suspense>
        </div>
      )
    if (View)
      return (
        <div key="alive" ref={alive} className={className}>
          <View />
        </div>
      )
    return (
      <>
        {hasFailed && (
          <p role="alert" className="mb-4 text-s text-danger">
            {ui.partMissing}
          </p>
        )}
        <div
          ref={place}
          {...asleep}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
          className={className ?? 'min-h-40'}
        />
      </>
    )
  }
}
