import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { ui } from '#messages/ui'

/**
 * A part of a page that is prerendered whole, and whose code is fetched only when it is wanted; meanwhile the prerendered HTML
 * stays as it is. A lazy component inside `Suspense` would not do: while it waits, any news from a context (a jump to another
 * place on the page is one) makes React throw the prerendered HTML away for the fallback.
 *
 * @param whenWanted left out for a part that only has to be read: prerendered, it never needs its code
 */
export function late(
  load: () => Promise<ComponentType>,
  whenWanted?: (place: HTMLElement) => Promise<unknown>,
): ComponentType {
  const Prerendered = lazy(async () => ({ default: await load() }))

  return function Late() {
    const place = useRef<HTMLDivElement>(null)
    const [state, setState] = useState<{ View?: ComponentType; hasFailed?: true }>({})

    useEffect(() => {
      const element = place.current!
      const isToRead = element.childElementCount > 0
      if (isToRead && !whenWanted) return
      let isHere = true
      const wanted = isToRead && whenWanted ? whenWanted(element) : Promise.resolve()
      wanted.then(load).then(
        (View) => isHere && setState({ View }),
        () => isHere && setState({ hasFailed: true }),
      )
      return () => {
        isHere = false
      }
    }, [])

    if (import.meta.env.SSR)
      return (
        <div>
          <Suspense>
            <Prerendered />
          </Suspense>
        </div>
      )
    const { View, hasFailed } = state
    if (View) return <View />
    return (
      <>
        {hasFailed && (
          <p role="alert" className="mb-4 text-s text-danger">
            {ui.partMissing}
          </p>
        )}
        <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} className="min-h-40" />
      </>
    )
  }
}
