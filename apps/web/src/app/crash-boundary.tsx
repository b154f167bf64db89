import { Component, type ReactNode } from 'react'
import { crash } from '#messages/crash'
import { ApiError } from '../lib/api-error.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'

type Props = {
  /** The address in the browser: another one is another try. */
  at: string
  children: ReactNode
}

/** Stands in for a page that breaks while it is drawn, or whose code cannot be fetched. Its ways on load the page anew. */
export class CrashBoundary extends Component<Props, { error: unknown; at: string }> {
  override state = { error: null, at: this.props.at }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true }
  }

  static getDerivedStateFromProps({ at }: Props, before: { at: string }) {
    return at === before.at ? null : { error: null, at }
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <CrashPage error={error} />
  }
}

function CrashPage({ error }: { error: unknown }) {
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <main role="alert" className="mx-auto grid min-h-dvh max-w-form content-center justify-items-start gap-5 px-5">
      <h1 className="text-2xl">{crash.title}</h1>
      <p className="text-ink-soft">{crash.text}</p>
      {requestId !== undefined && <p className="text-s break-words">{crash.request(requestId)}</p>}
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
          {crash.again}
        </button>
        <a href={paths.landing} className={buttonClass('quiet')}>
          {crash.home}
        </a>
      </div>
    </main>
  )
}
