import { readingPrices } from '@numeria/contract'
import { use, useId } from 'react'
import { chat } from '#messages/chat'
import { countCredits } from '../credits/credits.api.ts'
import { BesidePrice } from '../../ui/beside-price.ts'

/** Whether the message is to be answered briefly, for one credit; null where that would not be cheaper. */
export type QuickAnswerChoice = { isChosen: boolean; onChoose: (isChosen: boolean) => void } | null

type Props = NonNullable<QuickAnswerChoice> & {
  /** The credits cover a quick answer and not the message's own price. */
  isOffered: boolean
}

/** Chooses a quick answer for the message that is being written. */
export function QuickAnswer({ isChosen, onChoose, isOffered }: Props) {
  const besidePrice = use(BesidePrice)
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-2 px-4 text-xs max-sm:pt-2 sm:justify-end">
      <p id={id} className="font-semibold empty:hidden">
        {isOffered && chat.quickAnswerOffer}
      </p>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 whitespace-nowrap sm:min-h-9">
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={id}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-4.5 accent-tide"
        />
        {chat.quickAnswer} · {countCredits(readingPrices.quick)}
        {besidePrice(readingPrices.quick)}
      </label>
    </div>
  )
}
