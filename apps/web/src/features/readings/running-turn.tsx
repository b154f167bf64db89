import { useEffect, useEffectEvent } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Link } from '../../lib/router.tsx'
import { chat } from '#messages/chat'
import { paths } from '../../lib/paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Answer, Question, Reading } from './bubbles.tsx'
import { isTyped } from './again.ts'
import type { Failure } from './failure.ts'
import type { Turn } from './turn.ts'
import { Typing } from './typing.tsx'

const ownNote = lazyPart(() => import('./own-note.tsx').then(({ OwnNote }) => OwnNote))

type Props = {
  turn: Turn
  onRetry: () => void
  /** Takes the question back into the input; a reading asked for by name is only put away. */
  onTakeBack: () => void
}

/** The question on its way and as much of the reply as there is; or, if it failed, why, and what to do. */
export function RunningTurn({ turn, onRetry, onTakeBack }: Props) {
  const { phase, pieces, message, failure, isLost, isStopping } = turn
  const [OwnNote, fetchNote] = ownNote.usePart()
  const fetchIt = useEffectEvent(() => void fetchNote())
  useEffect(() => {
    if (failure?.kind === 'own') fetchIt()
  }, [failure])
  return (
    <>
      <Question text={message} />
      {phase !== 'failed' && (
        <Answer>
          {pieces.length > 0 && <Reading pieces={pieces} isWriting />}
          {isLost ? (
            <Typing says={chat.isLost} />
          ) : isStopping ? (
            <Typing says={chat.stoppingNow} />
          ) : (
            phase === 'waiting' && <Typing />
          )}
        </Answer>
      )}
      {failure &&
        (failure.kind === 'own' && OwnNote ? (
          <OwnNote turn={turn} onAskAgain={onRetry} onTakeBack={onTakeBack} isTyped={isTyped(turn)} />
        ) : (
          <FailureNote failure={failure} onRetry={onRetry} onTakeBack={onTakeBack} isTyped={isTyped(turn)} />
        ))}
    </>
  )
}

type NoteProps = { failure: Failure; isTyped: boolean; onRetry: () => void; onTakeBack: () => void }

function FailureNote({ failure: { kind, note }, isTyped, onRetry, onTakeBack }: NoteProps) {
  const look = kind === 'stopped' ? 'border-line-strong bg-raised' : 'border-danger bg-danger-wash'
  return (
    <div className={`ml-auto grid w-full max-w-[34rem] gap-3 rounded-l border p-4 ${look}`}>
      <p className="text-s">{note}</p>
      <div className="flex flex-wrap gap-2">
        {kind === 'insufficient' && (
          <Link to={paths.pricing} className={buttonClass()}>
            {chat.buyCredits}
          </Link>
        )}
        {kind !== 'gone' && (
          <Button look="quiet" onClick={onRetry}>
            {kind === 'stopped' ? chat.askAgain : chat.tryAgain}
          </Button>
        )}
        <Button look="plain" onClick={onTakeBack}>
          {isTyped ? chat.editMessage : chat.notNow}
        </Button>
      </div>
    </div>
  )
}
