import type { Profile } from '@numeria/contract'
import type { ReactNode, Ref } from 'react'
import { LazyDebt } from './lazy-debt.tsx'
import { Composer } from './composer.tsx'
import { ConfirmMessage } from './confirm-message.tsx'
import { stopPriceOf } from './turn.ts'
import type { useConversation } from './use-conversation.ts'
import type { useMessage } from './use-message.ts'
import type { Dictation } from './voice/use-dictation.ts'

type Props = {
  user: Profile
  message: ReturnType<typeof useMessage>
  conversation: ReturnType<typeof useConversation>
  onType: (text: string) => void
  /** Edits the last message: the arrow up in an empty input. */
  onEditLast?: () => void
  maySend: boolean
  /** Stands above the input while no price is being confirmed. */
  above?: ReactNode
  /** The button that opens tone, tradition and language; absent where these are chosen elsewhere. */
  style?: ReactNode
  dictation?: Dictation
  inputRef: Ref<HTMLTextAreaElement>
}

/** The input with everything that is decided before a message is sent. */
export function MessageForm({
  user,
  message,
  conversation,
  onType,
  onEditLast,
  maySend,
  above,
  style,
  dictation = null,
  inputRef,
}: Props) {
  const { text, cost, credits, confirmation } = message
  const { turn, isPending, stop } = conversation
  return (
    <>
      {confirmation ? (
        <ConfirmMessage
          key={confirmation.key}
          cost={cost}
          credits={credits}
          onSend={confirmation.send}
          onCancel={confirmation.cancel}
        />
      ) : (
        above
      )}
      {user.debt && <LazyDebt user={user} />}
      <Composer
        text={text}
        onType={onType}
        onEditLast={onEditLast}
        onSubmit={() => {
          dictation?.abort()
          message.submit()
        }}
        maySend={maySend}
        isPending={isPending}
        isStopping={turn?.isStopping ?? false}
        onStop={stop}
        stopCost={isPending && turn ? stopPriceOf(turn) : 0}
        cost={cost}
        costWithProfile={message.costWithProfile}
        credits={credits}
        quickAnswer={message.quickAnswer}
        subject={message.subject}
        style={style}
        dictation={dictation}
        inputRef={inputRef}
      />
    </>
  )
}
