import { chat } from '#messages/chat'
import { use } from 'react'
import { countCredits } from '../credits/credits.api.ts'
import { isCovered } from './may-send.ts'
import { BesidePrice } from '../../ui/beside-price.ts'

type Props = {
  texts: readonly string[]
  priceOf: (text: string) => number
  credits: number
  onChoose: (text: string) => void
}

/** Follow-up questions and what they cost; choosing one writes it into the input, where it can still be changed. */
export function Suggestions({ texts, priceOf, credits, onChoose }: Props) {
  if (texts.length === 0) return null
  return (
    <ul aria-label={chat.suggestions} className="flex animate-appear flex-wrap gap-2 sm:pl-13 print:hidden">
      {texts.map((text) => {
        const price = priceOf(text)
        return (
          <li key={text} className="max-w-full">
            <Chip text={text} price={price} credits={credits} onChoose={() => onChoose(text)} />
          </li>
        )
      })}
    </ul>
  )
}

type ChipProps = { text: string; price: number; credits: number; onChoose: () => void }

/** A button with its price; dashed when the credits do not cover it. */
export function Chip({ text, price, credits, onChoose }: ChipProps) {
  const besidePrice = use(BesidePrice)
  return (
    <button
      type="button"
      onClick={onChoose}
      className={`min-h-11 rounded-l border px-4 py-2 text-left text-s leading-snug hover:border-ink hover:bg-raised ${
        isCovered(price, credits) ? 'border-line-strong' : 'border-dashed border-line-strong text-ink-soft'
      }`}
    >
      {text}{' '}
      <span className="text-xs whitespace-nowrap text-ink-soft">
        · {price === 0 ? chat.free : countCredits(price)}
        {besidePrice(price)}
      </span>
    </button>
  )
}
