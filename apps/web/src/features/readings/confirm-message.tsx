import { use, useEffect, useId, useRef } from 'react'
import { chat } from '#messages/chat'
import { readings } from '#messages/named-readings'
import { BesidePrice } from '../../ui/beside-price.ts'
import { Button } from '../../ui/button.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { useEscape } from './use-escape.ts'

type Props = { cost: number; credits: number; onSend: () => void; onCancel: () => void }

/** Asks once more before a message is sent that costs more than the small change of a chat. The message stays in the input. */
export function ConfirmMessage({ cost, credits, onSend, onCancel }: Props) {
  const besidePrice = use(BesidePrice)
  const id = useId()
  const send = useRef<HTMLButtonElement>(null)
  useEffect(() => send.current!.focus(), [])
  useEscape(onCancel)

  return (
    <section
      aria-labelledby={`${id}title`}
      className="mb-2 flex animate-settle flex-wrap items-center gap-x-4 gap-y-2 rounded-l border border-brass-line bg-raised px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-52">
        <h2 id={`${id}title`} className="text-base leading-snug">
          {chat.confirmCost(countCredits(cost))}
          {besidePrice(cost)}
        </h2>
        <p id={`${id}left`} className="text-xs text-ink-soft">
          {readings.leaves(credits - cost, countCredits(credits))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={send}
          aria-describedby={`${id}left`}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={onSend}
        >
          {readings.otherPerson.sendFor(countCredits(cost))}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {chat.cancel}
        </Button>
      </div>
    </section>
  )
}
