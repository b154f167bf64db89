import { isBlank, type HistoryEntry, type Profile } from '@numeria/contract'
import { useRef, useState } from 'react'
import { Link } from '../lib/router.tsx'
import { landingBelow } from '#messages/landing-below'
import type { LandingTone } from '../features/landing/tone-toggle.tsx'
import { Answer, Question, Reading } from '../features/readings/bubbles.tsx'
import type { Failure } from '../features/readings/failure.ts'
import { MessageForm } from '../features/readings/message-form.tsx'
import { useHistory } from '../features/readings/readings.api.ts'
import { Typing } from '../features/readings/typing.tsx'
import { useConversation } from '../features/readings/use-conversation.ts'
import { useMessage } from '../features/readings/use-message.ts'
import { sentStyle, useStyle } from '../features/readings/use-style.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'

const words = landingBelow.freeReading
const nothingYet: readonly HistoryEntry[] = []

/** The specification gives the landing page two texts of its own. */
function tell({ kind, title, description }: Failure) {
  const own = { insufficient: words.toasts.insufficient, 'signed-out': words.toasts.login }
  const told = kind === 'insufficient' || kind === 'signed-out' ? own[kind] : { title, description }
  showToast({ ...told, destructive: true })
}

/** The chat on the landing page: one question, its answer, and the chat's own input in the tone chosen here. */
export function LandingExchange({ user, tone }: { user: Profile; tone: LandingTone }) {
  const input = useRef<HTMLTextAreaElement>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const { data: history } = useHistory(null)
  const { style } = useStyle()
  const conversation = useConversation(tell, null)
  const { turn, delivered, isPending } = conversation
  const entries = history?.entries ?? nothingYet
  const message = useMessage({
    user,
    conversationId: null,
    isNamed: false,
    entries,
    conversation: {
      ...conversation,
      ask(request) {
        setHasAsked(true)
        return conversation.ask(request)
      },
    },
    sentStyle: { ...sentStyle(style), tone },
    focus: () => input.current?.focus(),
  })
  const { text, credits } = message
  const answered = hasAsked && delivered ? entries.find(({ turnId }) => turnId === delivered.turnId) : undefined
  const question = turn?.message ?? answered?.message ?? null

  return (
    <>
      <div className="grid grid-cols-1 gap-5 empty:hidden">
        {question !== null && <Question text={question} isMuted={turn?.phase === 'failed'} />}
        {turn && turn.phase !== 'failed' && (
          <Answer>
            <Reading pieces={turn.pieces} isWriting />
            <Typing />
          </Answer>
        )}
        {turn?.failure && <p className="text-s text-danger">{turn.failure.note}</p>}
        {answered && (
          <>
            <Answer>
              <Reading pieces={[answered.response]} language={answered.language} />
            </Answer>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-s text-ink-soft">
              <Link to={paths.chat} className={buttonClass('quiet')}>
                {words.goOn}
              </Link>
              {words.kept}
            </p>
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {isPending ? words.writing : answered && words.answered}
      </p>
      <div>
        {user.credits === 0 && (
          <p className="mb-2 text-s">
            {words.noCredits}{' '}
            <Link to={paths.pricing} className="font-semibold underline underline-offset-2">
              {words.buyCredits}
            </Link>
          </p>
        )}
        <MessageForm
          user={user}
          message={message}
          conversation={conversation}
          onType={message.type}
          maySend={!isBlank(text) && !isPending && credits > 0}
          inputRef={input}
        />
      </div>
    </>
  )
}
