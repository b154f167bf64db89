import { readingPrices, type ChatReply } from '@numeria/contract'
import { chat } from '#messages/chat'
import { formatDate } from '../../lib/dates.ts'
import { Chip } from './suggestions.tsx'

type Offer = NonNullable<ChatReply['offer']>
type Props = { offer: Offer; credits: number; onAccept: (offer: Offer) => void }

/** The message gave the birth date of another person: opens the form of a comparison with it. */
export function ComparisonOffer({ offer, credits, onAccept }: Props) {
  return (
    <div className="animate-appear pb-2 sm:pl-13 print:hidden">
      <Chip
        text={chat.compareWith(offer.fullName ?? null, formatDate(offer.birthDate))}
        price={readingPrices.compatibility}
        credits={credits}
        onChoose={() => onAccept(offer)}
      />
    </div>
  )
}
