import { Component, lazy, Suspense, type ComponentProps, type ReactNode } from 'react'
import { workingOut } from '#messages/working-out'

const NumberWords = lazy(() => import('./number-words.tsx').then(({ NumberWords }) => ({ default: NumberWords })))

/** The words of a number as soon as they are there. The numbers stand without them where they cannot be fetched. */
export function LateWords(props: ComponentProps<typeof NumberWords>) {
  return (
    <WithoutWords>
      <Suspense fallback={<p className="min-h-28 text-s text-ink-soft">{workingOut.fetchingWords}</p>}>
        <NumberWords {...props} />
      </Suspense>
    </WithoutWords>
  )
}

class WithoutWords extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? (
      <p className="text-s text-ink-soft">{workingOut.wordsMissing}</p>
    ) : (
      this.props.children
    )
  }
}
