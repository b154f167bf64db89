import { useEffect, useRef } from 'react'
import { invited as texts } from '#messages/compare'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { useEndComparison } from './compare.api.ts'

type Props = { secret: string; label: string; onDone?: () => void }

/** The friend's end of a comparison. */
export function EndComparison({ secret, label, onDone }: Props) {
  const { mutate, isPending, isSuccess, error } = useEndComparison()
  const said = useRef<HTMLParagraphElement>(null)
  const isGone = error instanceof ApiError && error.code === 'comparisons.not_found'
  const isOver = isSuccess || isGone
  // The button goes with its focus.
  useEffect(() => {
    if (isOver) said.current?.focus()
  }, [isOver])
  return (
    <div className="mt-6 text-s">
      {!isOver && (
        <Button
          look="quiet"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(secret, { onSuccess: () => onDone?.() })}
        >
          {isPending ? texts.takingBack : label}
        </Button>
      )}
      <p ref={said} role="status" tabIndex={-1} className="mt-2 outline-none">
        {isSuccess ? texts.takenBack : isGone ? texts.nothingLeft : error && sentenceOf(error)}
      </p>
    </div>
  )
}
