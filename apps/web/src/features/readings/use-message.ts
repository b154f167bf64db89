import {
  countWords,
  isBlank,
  limits,
  turnPrice,
  type ChatRequestInput,
  type HistoryEntry,
  type Profile,
} from '@numeria/contract'
import { useState } from 'react'
import { chat } from '#messages/chat'
import { currentYear } from '../../lib/dates.ts'
import { showToast } from '../../ui/toast.ts'
import { spendableOf } from '../credits/credits.api.ts'
import { insufficientCredits } from './failure.ts'
import { isConfirmedFirst, isCovered } from './may-send.ts'
import { subjectFromMessages } from './subject.ts'
import type { useConversation } from './use-conversation.ts'
import { useDraft } from './use-draft.ts'
import { completeProfile, useKnownPerson } from './use-known-person.ts'

type Props = {
  user: Profile
  conversationId: string | null
  /** The address names the conversation. */
  isNamed: boolean
  entries: readonly HistoryEntry[]
  conversation: ReturnType<typeof useConversation>
  /** Tone, tradition and language as they are sent. */
  sentStyle: Pick<ChatRequestInput, 'tone' | 'lang' | 'replyLanguage' | 'tradition'>
  /** Gives the focus back to the input. */
  focus: () => void
}

/** The message being written: its draft, its price, the quick answer, the confirmation above 5 credits, and sending it. */
export function useMessage({ user, conversationId, isNamed, entries, conversation, sentStyle, focus }: Props) {
  const { turn, isPending, isLooking, ask, tell } = conversation
  const credits = spendableOf(user)
  const [wantsQuick, setWantsQuick] = useState(false)
  /** Counts the confirmation requests for this message; null while none is open. */
  const [confirming, setConfirming] = useState<number | null>(null)
  /** The message whose price was confirmed. */
  const [agreed, setAgreed] = useState<string | null>(null)
  const [shown, setShown] = useState(conversationId)
  if (shown !== conversationId) {
    setShown(conversationId)
    setConfirming(null)
  }
  const draft = useDraft({
    conversationId,
    isNamed,
    onItsWay: turn?.message,
    newest: entries.at(-1)?.message,
    isLooking,
  })
  const { text } = draft

  const year = currentYear()
  const { said, completeness, completenessWith } = useKnownPerson(user, entries)
  const priceOf = (message: string, depth?: 'quick') =>
    turnPrice({ message, depth, completeness: completenessWith(message) }, year)
  const quickCost = priceOf(text, 'quick')
  const mayBeQuick = quickCost < priceOf(text) && isCovered(quickCost, credits)
  const depth = mayBeQuick && wantsQuick ? 'quick' : undefined
  const cost = priceOf(text, depth)
  const costWithProfile = cost === 0 ? turnPrice({ message: text, completeness: completeProfile }, year) : cost

  function type(next: string) {
    draft.setText(next)
    setConfirming(null)
  }

  function submit() {
    if (isBlank(text) || isPending) return
    if (countWords(text) > limits.messageWords)
      return showToast({ title: chat.tooLong, description: chat.tooLongWhy, destructive: true })
    // The debt is shown above the message box.
    if (!isCovered(cost, credits)) return user.debt ? undefined : tell(insufficientCredits)
    if (isConfirmedFirst(cost) && agreed !== text.trim()) return setConfirming((confirming ?? 0) + 1)
    sendText()
  }

  function sendText() {
    const message = text.trim()
    setConfirming(null)
    setAgreed(message)
    draft.leave()
    setWantsQuick(false)
    void ask({ message, ...sentStyle, depth }).then((isOut) => {
      if (isOut) return setAgreed(null)
      draft.restore()
      setWantsQuick(depth === 'quick')
    })
  }

  return {
    text,
    type,
    submit,
    cost,
    costWithProfile,
    credits,
    completeness,
    completenessWith,
    subject: subjectFromMessages(user, said, text, year),
    quickAnswer: mayBeQuick
      ? {
          isChosen: wantsQuick,
          onChoose(isQuick: boolean) {
            setWantsQuick(isQuick)
            setConfirming(null)
          },
        }
      : null,
    confirmation:
      confirming !== null && !isPending
        ? {
            key: confirming,
            send: sendText,
            cancel: () => {
              setConfirming(null)
              focus()
            },
          }
        : null,
    closeConfirmation: () => setConfirming(null),
    /** A failed message goes back into the input: with the same depth, and its price stays confirmed. */
    restoreChoices({ message, depth: asked }: Pick<ChatRequestInput, 'message' | 'depth'>) {
      setWantsQuick(asked === 'quick')
      setAgreed(message)
    },
  }
}
