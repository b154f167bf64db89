import type { PublishedReply } from '@numeria/contract'
import { useId, useRef, type ReactNode } from 'react'
import { sharing } from '#messages/sharing'
import { sentenceOf, wantsFreshSignIn } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/field.tsx'
import { FreshSignIn } from '../../ui/fresh-sign-in.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Preview } from './preview.tsx'
import { usePublish, useUnpublish, type Shown } from './public-readings.api.ts'
import type { PageParts } from './share-content.ts'

const words = sharing.publish

type Props = {
  turnId: string
  parts: PageParts
  published: PublishedReply['published']
  shown: Shown
  onChoose: (shown: Shown) => void
  /** The ways to share the link, once there is one. */
  children: ReactNode
}

/** Shows what others will see, and publishes or unpublishes it. Readings are private by default. */
export function PublicLink({ turnId, parts, published, shown, onChoose, children }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears with the change.
  const focusHeading = () => heading.current?.focus()
  const publish = usePublish(turnId)
  const unpublish = useUnpublish(turnId)
  const failure = publish.error ?? unpublish.error
  const isPending = publish.isPending || unpublish.isPending

  const { showName, showBirthDate } = publish.isPending ? publish.variables : shown

  function choose(change: Partial<Shown>) {
    if (isPending) return
    const next = { showName, showBirthDate, ...change }
    onChoose(next)
    if (published) publish.mutate(next)
  }

  return (
    <>
      <Preview turnId={turnId} preview={parts.preview} shown={{ showName, showBirthDate }} />
      <div className="-my-2">
        <Switch label={words.showName} isOn={showName} onChange={(isOn) => choose({ showName: isOn })} />
        <Switch label={words.showBirthDate} isOn={showBirthDate} onChange={(isOn) => choose({ showBirthDate: isOn })} />
        <p role="status" className="text-xs text-ink-soft empty:hidden">
          {published && publish.isPending && words.saving}
        </p>
      </div>
      <section aria-labelledby={id} className="grid gap-3">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h3 id={id} ref={heading} tabIndex={-1} className="text-l outline-none">
            {published ? words.isPublic : words.isPrivate}
          </h3>
          {published && (
            <Button
              look="plain"
              className="-mr-3"
              aria-disabled={isPending}
              onClick={() => isPending || unpublish.mutate(undefined, { onSuccess: focusHeading })}
            >
              {unpublish.isPending ? words.unpublishing : words.unpublish}
            </Button>
          )}
        </div>
        {published ? (
          <>
            <TextInput
              readOnly
              aria-label={words.address}
              value={new URL(published.url, window.location.origin).href}
              onFocus={(event) => event.target.select()}
            />
            {children}
          </>
        ) : (
          <>
            <p className="-mt-2 text-s text-ink-soft">{words.what}</p>
            <Button
              aria-disabled={isPending}
              onClick={() => isPending || publish.mutate({ showName, showBirthDate }, { onSuccess: focusHeading })}
            >
              {publish.isPending ? words.making : words.make}
            </Button>
          </>
        )}
        {wantsFreshSignIn(publish.error) ? (
          <FreshSignIn signInAgain={parts.signInAgain} />
        ) : (
          <p role="alert" className="text-s text-danger empty:hidden">
            {failure && sentenceOf(failure)}
          </p>
        )}
      </section>
    </>
  )
}
