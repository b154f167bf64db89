import { turnPrice, type ChatReply, type HistoryEntry, type Profile } from '@numeria/contract'
import { chat } from '#messages/chat'
import { currentYear } from '../../lib/dates.ts'
import { ComparisonOffer } from './comparison-offer.tsx'
import { LazyOwnNumbers } from './lazy-own-numbers.tsx'
import { isCovered } from './may-send.ts'
import type { Exchange } from './run-turn.ts'
import { Suggestions } from './suggestions.tsx'
import { completeProfile } from './use-known-person.ts'

type Props = {
  user: Profile
  credits: number
  /** Null until the history is known. */
  entries: readonly HistoryEntry[] | null
  delivered: Exchange['delivered']
  /** Nothing was asked in any other conversation. */
  isFirst: boolean
  onAccept: (offer: NonNullable<ChatReply['offer']>) => void
  onChoose: (text: string) => void
}

const priceOf = (text: string) => turnPrice({ message: text, completeness: completeProfile }, currentYear())

/** The next steps below a conversation: a new user's core numbers, the offer of a comparison, and suggested questions. */
export function ConversationEnd({ user, credits, entries, delivered, isFirst, onAccept, onChoose }: Props) {
  const { birthDate, fullName } = user
  const hasOnlyBegun = isFirst && (entries?.every(({ reading }) => reading === 'onboarding') ?? false)
  const texts = entries?.length === 0 ? chat.openers : (entries?.at(-1)?.suggestedReadings ?? [])
  const affordable = texts.filter((text) => isCovered(priceOf(text), credits))
  return (
    <>
      {hasOnlyBegun && birthDate !== null && fullName !== null && (
        <LazyOwnNumbers birthDate={birthDate} fullName={fullName} />
      )}
      {delivered?.offer && <ComparisonOffer offer={delivered.offer} credits={credits} onAccept={onAccept} />}
      <Suggestions
        texts={affordable.length > 0 ? affordable : texts}
        priceOf={priceOf}
        credits={credits}
        onChoose={onChoose}
      />
    </>
  )
}
