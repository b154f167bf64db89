import { useId } from 'react'
import { sharing } from '#messages/sharing'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { usePreview, type Shown } from './public-readings.api.ts'
import type { PageParts } from './share-content.ts'

const words = sharing.publish

type Props = { turnId: string; preview: PageParts['preview']; shown: Shown }

/** The public page of a reading as others will see it, smaller and in a frame that scrolls. */
export function Preview({ turnId, preview, shown }: Props) {
  const id = useId()
  const { data, error, isFetching, refetch } = usePreview(turnId, shown)
  return (
    <div>
      <h3 id={id} className="mb-2 font-text text-s font-normal text-ink-soft">
        {words.preview}
      </h3>
      <div
        role="region"
        aria-labelledby={id}
        aria-busy={isFetching}
        tabIndex={0}
        className="h-88 overflow-y-auto overscroll-contain rounded-l border border-line bg-paper p-5 [zoom:0.7]"
      >
        {data ? (
          preview(data)
        ) : isFetching ? (
          <p className="animate-breathe text-ink-soft">{words.loading}</p>
        ) : (
          <div className="grid justify-items-start gap-3 text-ink-soft">
            {sentenceOf(error)}
            <Button look="quiet" onClick={() => void refetch()}>
              {words.tryAgain}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
