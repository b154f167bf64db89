import { voice as words } from '#messages/voice'
import { MicrophoneIcon } from '../../../ui/action-icons.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { Dictation } from './use-dictation.ts'

/** Starts and stops dictation, where the browser has it. */
export function DictationButton({ dictation }: { dictation: Dictation }) {
  if (!dictation) return null
  const isListening = dictation.state === 'listening'
  const label = isListening ? words.stopDictating : words.dictate
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        onClick={dictation.toggle}
        className={`grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken ${isListening ? 'animate-breathe text-danger' : 'text-ink-soft hover:text-ink'}`}
      >
        <MicrophoneIcon />
      </button>
    </Tooltip>
  )
}

/** State of the dictation, with its privacy notice while it listens. */
export function DictationNote({ dictation }: { dictation: Dictation }) {
  const state = dictation?.state ?? 'idle'
  return (
    <p role="status" className="px-4 pt-1 text-xs text-ink-soft empty:hidden short:order-1 short:w-full">
      {state === 'listening' && `${words.listening} ${words.privacy}`}
      {state === 'blocked' && words.blocked}
      {state === 'failed' && words.failed}
    </p>
  )
}
