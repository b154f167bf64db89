import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Answer, Question, Reading, Typing } from './bubbles.tsx'
import type { Turn } from './turn.ts'

/** The question on its way and as much of the reply as there is; or, if it failed, why, and what to do. */
export function RunningTurn({ turn, onRetry }: { turn: Turn; onRetry: () => void }) {
  const { phase, pieces, request, failure } = turn
  return (
    <>
      <Question text={request.message} />
      {phase === 'waiting' && (
        <Answer>
          <Typing />
        </Answer>
      )}
      {pieces.length > 0 && (
        <Answer>
          <Reading pieces={pieces} isWriting />
        </Answer>
      )}
      {failure && (
        <div className="ml-auto grid w-full max-w-[34rem] gap-3 rounded-l border border-danger bg-danger-wash p-4">
          <p className="text-s">{failure.note}</p>
          <div className="flex flex-wrap gap-2">
            {failure.kind === 'insufficient' && (
              <Link to={paths.pricing} className={buttonClass()}>
                Buy Credits
              </Link>
            )}
            <Button look="quiet" onClick={onRetry}>
              Try again
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
