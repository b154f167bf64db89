import { Suspense, type ComponentProps } from 'react'
import { workingOut } from '#messages/working-out'
import { NumberWords } from './number-words.tsx'

/** The words of a number as soon as they are there. The numbers stand without them where they cannot be fetched. */
export function LazyWords(props: ComponentProps<typeof NumberWords>) {
  return (
    <Suspense fallback={<p className="min-h-28 text-s text-ink-soft">{workingOut.fetchingWords}</p>}>
      <NumberWords {...props} />
    </Suspense>
  )
}
