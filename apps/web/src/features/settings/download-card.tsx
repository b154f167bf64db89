import { useState, type ReactNode } from 'react'
import { download as texts } from '#messages/settings'
import { sentenceOf, wantsFreshSignIn } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldError } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { FreshSignIn } from '../../ui/fresh-sign-in.tsx'
import { downloadData, type DataFormat } from './settings.api.ts'

const ways = [
  { format: 'html', label: texts.page, hint: texts.pageHint },
  { format: 'zip', label: texts.readings, hint: texts.readingsHint },
  { format: 'json', label: texts.file, hint: texts.fileHint },
] as const

type State = { at: 'rest' | 'stale' } | { at: 'busy'; format: DataFormat } | { at: 'failed'; text: string }

/** Everything that is held about the person, as a file. */
export function DownloadCard({ signInAgain }: { signInAgain: ReactNode }) {
  const [state, setState] = useState<State>({ at: 'rest' })

  async function fetchIt(format: DataFormat) {
    if (state.at === 'busy') return
    setState({ at: 'busy', format })
    try {
      await downloadData(format)
      setState({ at: 'rest' })
      showToast({ title: texts.done })
    } catch (error) {
      setState(wantsFreshSignIn(error) ? { at: 'stale' } : { at: 'failed', text: sentenceOf(error) })
    }
  }

  return (
    <Card title={texts.title}>
      <p className="mb-5 text-s">{texts.text}</p>
      <ul className="grid gap-3 sm:grid-cols-3">
        {ways.map(({ format, label, hint }) => (
          <li key={format} className="grid gap-1">
            <Button look="quiet" aria-disabled={state.at === 'busy'} onClick={() => void fetchIt(format)}>
              {state.at === 'busy' && state.format === format ? texts.busy : label}
            </Button>
            <span className="text-center text-xs text-ink-soft">{hint}</span>
          </li>
        ))}
      </ul>
      {state.at === 'stale' && <FreshSignIn signInAgain={signInAgain} />}
      <div role="alert">
        <FieldError id="download-failure" text={state.at === 'failed' ? state.text : undefined} />
      </div>
    </Card>
  )
}
