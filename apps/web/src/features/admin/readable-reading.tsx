import type { OpenReport } from '@numeria/contract'
import { useState, type ReactNode } from 'react'
import { reports as texts } from '#messages/admin-readings'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { plainText } from '@numeria/contract/markdown'
import { useReadingText } from './readings.api.ts'

type Props = Pick<OpenReport, 'userId' | 'turnId'> & {
  /** Content beside the button. */
  children?: ReactNode
}

/** The text of a reading, fetched by a press, since each look is written down. */
export function ReadableReading({ userId, turnId, children }: Props) {
  const { mutate, data, error, isPending } = useReadingText()
  const [isShown, setIsShown] = useState(false)

  function toggle() {
    setIsShown(!isShown)
    if (!isShown && !data && !isPending) mutate({ userId, turnId })
  }

  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="quiet" aria-expanded={isShown} onClick={toggle}>
          {isPending ? texts.reading : isShown ? texts.hide : texts.read}
        </Button>
        {children}
      </div>
      {isShown && error && (
        <p role="alert" className="text-s text-danger">
          {error instanceof ApiError && error.status === 404 ? texts.gone : sentenceOf(error)}
        </p>
      )}
      {isShown && data && (
        <div className="mt-2 max-w-reading rounded-m bg-sunken p-4">
          <p className="text-xs font-semibold break-words text-ink-soft">
            {data.isPublic ? texts.isPublic : data.message}
          </p>
          <p className="mt-2 font-reading leading-reading break-words whitespace-pre-wrap">
            {plainText(data.response)}
          </p>
        </div>
      )}
    </>
  )
}
