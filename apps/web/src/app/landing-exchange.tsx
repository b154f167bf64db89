import { turnPrice, type HistoryEntry, type Profile } from '@numeria/contract'
import { Link } from '../lib/router.tsx'
import { landingBelow } from '#messages/landing-below'
import { MessageBox } from '../features/landing/message-box.tsx'
import type { LandingTone } from '../features/landing/tone-toggle.tsx'
import { useFreeReading } from '../features/landing/use-free-reading.ts'
import { Answer, Question, Reading } from '../features/readings/bubbles.tsx'
import { useHistory } from '../features/readings/readings.api.ts'
import { Typing } from '../features/readings/typing.tsx'
import { useKnownPerson } from '../features/readings/use-known-person.ts'
import { currentYear } from '../lib/dates.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'

const words = landingBelow.freeReading
const nothingYet: readonly HistoryEntry[] = []

/** What was asked on the landing page and what Selene answers, and the box to ask in. */
export function LandingExchange({ user, tone }: { user: Profile; tone: LandingTone }) {
  const { text, setText, maySend, isPending, send, turn, question, answer } = useFreeReading(user, tone)
  const { data: history } = useHistory()
  const { completenessWith } = useKnownPerson(user, history?.entries ?? nothingYet)
  const price = () => turnPrice({ message: text, completeness: completenessWith(text) }, currentYear())

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
        {answer !== null && (
          <>
            <Answer>
              <Reading pieces={[answer]} />
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
        {isPending ? words.writing : answer !== null && words.answered}
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
        <MessageBox
          text={text}
          placeholder={isPending ? words.writing : words.placeholder}
          onType={setText}
          onSubmit={send}
          isClosed={false}
          isPending={isPending}
          maySend={maySend}
          cost={text.trim() === '' ? null : price()}
        />
      </div>
    </>
  )
}
