import type { PublishedReply } from '@numeria/contract'
import { useId, useRef, useState, type ReactNode } from 'react'
import { sharing } from '#messages/sharing'
import { sentenceOf, wantsFreshSignIn } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/field.tsx'
import { FreshSignIn } from '../../ui/fresh-sign-in.tsx'
import { Switch } from '../../ui/switch.tsx'
import { usePublish, usePublished, useUnpublish } from './public-readings.api.ts'

const words = sharing.publish

/** Publishes and unpublishes a reading. Readings are private by default. */
export function PublishSection({ turnId, signInAgain }: { turnId: string; signInAgain: ReactNode }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, isFetching, refetch } = usePublished(turnId)
  // The pressed button disappears with the change.
  const focusHeading = () => heading.current?.focus()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h3 id={id} ref={heading} tabIndex={-1} className="text-l outline-none">
        {data?.published ? words.isPublic : words.title}
      </h3>
      {data ? (
        data.published ? (
          <Published turnId={turnId} published={data.published} onDone={focusHeading} />
        ) : (
          <Unpublished turnId={turnId} signInAgain={signInAgain} onDone={focusHeading} />
        )
      ) : isFetching ? (
        <p className="mt-2 animate-breathe text-s text-ink-soft">{words.looking}</p>
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-3 text-s text-ink-soft">
          {sentenceOf(error)}
          <Button look="quiet" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </section>
  )
}

type UnpublishedProps = { turnId: string; signInAgain: ReactNode; onDone: () => void }

function Unpublished({ turnId, signInAgain, onDone }: UnpublishedProps) {
  const [showName, setShowName] = useState(false)
  const [showBirthDate, setShowBirthDate] = useState(false)
  const { mutate, isPending, error } = usePublish(turnId)
  return (
    <>
      <p className="mt-1 text-s text-ink-soft">{words.what}</p>
      <div className="mt-2">
        <Switch label={sharing.picture.showName} isOn={showName} onChange={setShowName} />
        <Switch label={sharing.picture.showBirthDate} isOn={showBirthDate} onChange={setShowBirthDate} />
      </div>
      <Button
        look="quiet"
        aria-disabled={isPending}
        onClick={() => isPending || mutate({ showName, showBirthDate }, { onSuccess: onDone })}
        className="mt-2"
      >
        {isPending ? words.making : words.make}
      </Button>
      {wantsFreshSignIn(error) ? <FreshSignIn signInAgain={signInAgain} /> : <Failure error={error} />}
    </>
  )
}

type PublishedProps = { turnId: string; published: NonNullable<PublishedReply['published']>; onDone: () => void }

function Published({ turnId, published, onDone }: PublishedProps) {
  const id = useId()
  const { mutate, isPending, error } = useUnpublish(turnId)
  const { url, showName, showBirthDate } = published
  return (
    <>
      <p className="mt-1 text-s text-ink-soft">{words.shows(showName, showBirthDate)}</p>
      <label htmlFor={id} className="mt-3 mb-1 block text-xs text-ink-soft">
        {words.address}
      </label>
      <TextInput
        id={id}
        readOnly
        value={new URL(url, window.location.origin).href}
        onFocus={(event) => event.target.select()}
      />
      <Button
        look="quiet"
        aria-disabled={isPending}
        onClick={() => isPending || mutate(undefined, { onSuccess: onDone })}
        className="mt-3"
      >
        {isPending ? words.takingBack : words.takeBack}
      </Button>
      <Failure error={error} />
    </>
  )
}

function Failure({ error }: { error: Error | null }) {
  return (
    <p role="alert" className="mt-2 text-s text-danger empty:hidden">
      {error && sentenceOf(error)}
    </p>
  )
}
