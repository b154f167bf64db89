import { useId, useState } from 'react'
import { workshop } from '#messages/workshop'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/field.tsx'
import { toFragment, type Example } from './example.ts'

type State = 'offered' | 'copied' | 'refused'

/** Copies a link to what is worked out; where the browser refuses, the link is shown instead. */
export function CopyLink({ example }: { example: Example }) {
  const id = useId()
  const [state, setState] = useState<State>('offered')
  const link = () => `${window.location.origin}${window.location.pathname}${toFragment(example)}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(link())
      setState('copied')
    } catch {
      setState('refused')
    }
  }

  return (
    <div className="scripting-only mt-8 grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="quiet" onClick={() => void copy()}>
          {workshop.copyLink}
        </Button>
        <p role="status" className="text-s">
          {state === 'copied' && workshop.copied}
        </p>
      </div>
      {state === 'refused' && (
        <div className="max-w-reading">
          <label htmlFor={id} className="mb-1 block text-s">
            {workshop.notCopied}
          </label>
          <TextInput id={id} readOnly value={link()} onFocus={(event) => event.target.select()} />
        </div>
      )}
      <p className="max-w-reading text-xs text-ink-soft">{workshop.linkHolds}</p>
    </div>
  )
}
