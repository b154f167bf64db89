import { readingPrices, type NamedReading } from '@numeria/contract'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { isCovered } from './may-send.ts'
import { readingWords } from './named-readings.ts'

type Props = {
  reading: NamedReading
  isComplete: boolean
  isPending: boolean
  credits: number
  onSend: () => void
  onProfileNeeded: () => void
  onDismiss: () => void
}

/** A reading that is ready to be sent, with its price; nothing is spent before the person says so. */
export function PreparedReading(props: Props) {
  const { reading, isComplete, isPending, credits, onSend, onProfileNeeded, onDismiss } = props
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const price = readingPrices[reading]
  const isShort = !isCovered(price, credits)
  const { name, gives } = readingWords[reading]
  useEffect(() => box.current!.focus(), [reading])

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="relative mb-2 flex animate-settle flex-wrap items-center gap-x-4 gap-y-2 rounded-l border border-brass-line bg-raised py-3 pr-14 pl-4 outline-none"
    >
      <div className="min-w-0 flex-1 basis-52">
        <h2 id={id} className="text-base leading-snug">
          {name}: {countCredits(price)}
        </h2>
        <p className="text-xs text-ink-soft">
          {!isComplete
            ? 'Selene needs your name and date of birth first.'
            : isShort
              ? `You have ${countCredits(credits)}.`
              : `${gives}. Leaves ${credits - price} of your ${countCredits(credits)}.`}
        </p>
      </div>
      {!isComplete ? (
        <Button onClick={onProfileNeeded}>Complete your profile</Button>
      ) : isShort ? (
        <Link to={paths.pricing} className={buttonClass()}>
          Buy Credits
        </Link>
      ) : (
        <Button aria-disabled={isPending} onClick={() => !isPending && onSend()}>
          {reading === 'compatibility' ? 'Choose the person' : 'Send'}
        </Button>
      )}
      <button
        type="button"
        aria-label="Not now"
        onClick={onDismiss}
        className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <CloseIcon />
      </button>
    </section>
  )
}
