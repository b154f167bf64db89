import { countWords, limits, messagePrice, profileCompleteness, type Profile, type Tone } from '@numeria/contract'
import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { currentYear } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { keys, local, session } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { Composer } from './composer.tsx'
import { insufficientCredits } from './failure.ts'
import { isCovered } from './may-send.ts'
import { useHistory } from './readings.api.ts'
import { RunningTurn } from './running-turn.tsx'
import { Suggestions } from './suggestions.tsx'
import { Transcript } from './transcript.tsx'
import { useConversation } from './use-conversation.ts'
import { useDraft } from './use-draft.ts'

const openers = ['A quick tip for today', 'What is my Expression number?', 'What does my Life Path say?']
/** More characters than this, typed without a profile, ask for the profile. */
const askForProfileAfter = 3

type Props = {
  user: Profile
  /** Asks for the birth date and the name. */
  onProfileNeeded: () => void
  /** The panel beside the conversation; it is told whether the profile is complete. */
  aside: (isComplete: boolean) => ReactNode
}

/** The chat: what was said, what is being said, and where to say more. */
export function Chat({ user, onProfileNeeded, aside }: Props) {
  const navigate = useNavigate()
  const input = useRef<HTMLTextAreaElement>(null)
  const history = useHistory(true)
  const { text, setText, clearDraft } = useDraft(history.data?.at(-1)?.message)
  const [tone, setTone] = useState<Tone>(() => (local.get(keys.tone) === 'pragmatic' ? 'pragmatic' : 'mystic'))
  const { turn, delivered, isPending, ask, retry, sayFailed } = useConversation({
    onDelivered: clearDraft,
    onBuyCredits: () => void navigate(paths.pricing),
  })

  const entries = history.data ?? []
  const said = entries.map(({ message }) => message)
  const completeness = profileCompleteness(user, [...said, text], currentYear())
  const cost = messagePrice(text, completeness, currentYear())

  function type(next: string) {
    setText(next)
    const isKnown = profileCompleteness(user, [...said, next], currentYear()).isComplete
    if (next.trim().length <= askForProfileAfter || isKnown || session.get(keys.profileAsked) !== null) return
    session.set(keys.profileAsked, 'yes')
    onProfileNeeded()
  }

  function choose(suggestion: string) {
    type(suggestion)
    input.current?.focus()
  }

  function rememberTone(next: Tone) {
    setTone(next)
    local.set(keys.tone, next)
  }

  function submit() {
    if (text.trim() === '' || isPending) return
    if (countWords(text) > limits.messageWords) {
      showToast({
        title: 'Message too long',
        description: 'Please keep your message under 150 words.',
        destructive: true,
      })
      return
    }
    if (!isCovered(cost, user.credits)) return sayFailed(insufficientCredits)
    ask(text.trim(), tone)
  }

  const suggestions =
    delivered?.suggestedReadings ?? (history.isSuccess && entries.length === 0 && !turn ? openers : [])
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-page flex-1 max-md:flex-col">
      <aside
        aria-label="Profile"
        className="max-md:border-b max-md:border-line max-md:bg-raised md:w-76 md:shrink-0 md:px-4 md:pt-8"
      >
        {aside(profileCompleteness(user, said, currentYear()).isComplete)}
      </aside>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <Transcript
          history={entries}
          running={
            turn ? (
              <RunningTurn turn={turn} onRetry={() => retry(turn)} />
            ) : history.isError ? (
              <HistoryMissing onRetry={() => void history.refetch()} />
            ) : null
          }
          suggestions={<Suggestions texts={suggestions} onChoose={choose} />}
        />
        <Composer
          text={text}
          onType={type}
          onSubmit={submit}
          isPending={isPending}
          cost={cost}
          credits={user.credits}
          tone={tone}
          onTone={rememberTone}
          inputRef={input}
        />
        <p role="status" className="sr-only">
          {delivered && !isPending ? 'Selene has finished your reading.' : ''}
        </p>
      </div>
    </div>
  )
}

function HistoryMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-s text-ink-soft">
      Your earlier readings could not be loaded.
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
