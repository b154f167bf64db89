import {
  countWords,
  isBlank,
  limits,
  readingPrices,
  turnPrice,
  type ChatRequestInput,
  type HistoryEntry,
  type NamedReading,
  type Profile,
} from '@numeria/contract'
import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from '../../lib/router.tsx'
import { chat } from '#messages/chat'
import { readings } from '#messages/named-readings'
import { namedReadings as readingWords } from '#messages/named-readings'
import { ui } from '#messages/ui'
import { currentYear } from '../../lib/dates.ts'
import { latePart } from '../../lib/late-part.ts'
import { paths } from '../../lib/paths.ts'
import { keys, session } from '../../lib/storage.ts'
import { useSteady } from '../../lib/use-steady.ts'
import { showToast } from '../../ui/toast.ts'
import { namedOf, wayAgain } from './again.ts'
import { Announcer } from './announcer.tsx'
import { Composer } from './composer.tsx'
import { ConfirmMessage } from './confirm-message.tsx'
import { insufficientCredits } from './failure.ts'
import { HistoryMissing } from './history-missing.tsx'
import { isConfirmedFirst, isCovered } from './may-send.ts'
import { isNamedReading } from './named-readings.ts'
import { PreparedReading } from './prepared-reading.tsx'
import { spendableOf, tellDebt } from '../credits/credits.api.ts'
import { QuickReadings } from './quick-readings.tsx'
import { useHistory } from './readings.api.ts'
import { RunningTurn } from './running-turn.tsx'
import { StyleButton } from './style-button.tsx'
import { subjectFromMessages } from './subject.ts'
import { Suggestions } from './suggestions.tsx'
import { Transcript } from './transcript.tsx'
import { stopPriceOf } from './turn.ts'
import { useConversation } from './use-conversation.ts'
import { useDraft } from './use-draft.ts'
import { useKnownPerson } from './use-known-person.ts'
import { sentStyle, useStyle } from './use-style.ts'

/** More characters than this, typed without a profile, ask for the profile. */
const askForProfileAfter = 3
const nothingYet = { entries: [], hasOlder: false }

const compatibilityForm = latePart(() => import('./compatibility-form.tsx').then((module) => module.CompatibilityForm))

export type ChatParts = { isComplete: boolean; quickReadings: ReactNode; conversation: ReactNode }

type Props = {
  user: Profile
  /** Asks for the birth date and the name. */
  onProfileNeeded: () => void
  /** The reading that is ready to be sent, if one is. */
  prepared: NamedReading | null
  onPrepare: (reading: NamedReading | null) => void
  /** A reading was chosen, and the conversation is what matters now. */
  onChosen: () => void
  /** Stands at the end of the conversation while nothing is being written. */
  footnote: ReactNode
  /** Lays the parts out. */
  children: (parts: ChatParts) => ReactNode
}

/** The chat: what was said, what is being said, and where to say more. */
export function Chat({ user, onProfileNeeded, prepared, onPrepare, onChosen, footnote, children }: Props) {
  const navigate = useNavigate()
  const credits = spendableOf(user)
  const input = useRef<HTMLTextAreaElement>(null)
  const [isChoosingOther, setIsChoosingOther] = useState(false)
  const [wantsQuick, setWantsQuick] = useState(false)
  /** How often it was asked whether the message may cost what it does; null while it is not asked. */
  const [confirming, setConfirming] = useState<number | null>(null)
  /** The message whose price was agreed to. */
  const [agreed, setAgreed] = useState<string | null>(null)
  const [CompatibilityForm, fetchForm] = compatibilityForm.usePart()
  const { style, choose } = useStyle()
  const history = useHistory()
  const known = history.data ?? nothingYet
  const { turn, delivered, isPending, isLooking, ask, resend, stop, dismiss, tell } = useConversation({
    onBuyCredits: () => navigate(paths.pricing),
  })
  const draft = useDraft({ onItsWay: turn?.message, newest: known.entries.at(-1)?.message, isLooking })
  const { text } = draft

  const year = currentYear()
  const { said, completeness, completenessWith } = useKnownPerson(user, known.entries)
  const { isComplete } = completeness
  const priceOf = (message: string, depth?: 'quick') =>
    turnPrice({ message, depth, completeness: completenessWith(message) }, year)
  const quickCost = priceOf(text, 'quick')
  const mayBeQuick = quickCost < priceOf(text) && isCovered(quickCost, credits)
  const depth = mayBeQuick && wantsQuick ? 'quick' : undefined
  const cost = priceOf(text, depth)

  function type(next: string) {
    draft.setText(next)
    setConfirming(null)
    if (
      next.trim().length <= askForProfileAfter ||
      completenessWith(next).isComplete ||
      session.get(keys.profileAsked) !== null
    )
      return
    session.set(keys.profileAsked, 'yes')
    onProfileNeeded()
  }

  function write(message: string) {
    type(message)
    input.current?.focus()
  }

  function chooseQuick(isQuick: boolean) {
    setWantsQuick(isQuick)
    setConfirming(null)
  }

  function submit() {
    if (isBlank(text) || isPending) return
    if (countWords(text) > limits.messageWords) {
      showToast({
        title: chat.tooLong,
        description: chat.tooLongWhy,
        destructive: true,
      })
      return
    }
    // What is owed stands above the message box.
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
    void ask({ message, ...sentStyle(style), depth }).then((isOut) => {
      if (isOut) return setAgreed(null)
      draft.restore()
      setWantsQuick(depth === 'quick')
    })
  }

  function cancelMessage() {
    setConfirming(null)
    input.current?.focus()
  }

  /** Sends a reading asked for by name, or asks first for what it needs. */
  function send(reading: NamedReading) {
    onChosen()
    if (reading !== 'compatibility') {
      onPrepare(null)
      void ask({ message: readingWords[reading].message, ...sentStyle(style), reading })
      return
    }
    setIsChoosingOther(true)
    void fetchForm().then((isThere) => {
      if (isThere) return
      setIsChoosingOther(false)
      showToast({ title: ui.error, description: readings.otherPerson.formMissing, destructive: true })
    })
  }

  function sendCompatibility(other: NonNullable<ChatRequestInput['other']>) {
    setIsChoosingOther(false)
    onPrepare(null)
    const message = readings.compatibilityWith(other.fullName)
    void ask({ message, ...sentStyle(style), reading: 'compatibility', other })
  }

  /** A reading of some price shows it once more before it is sent; the form of a comparison does so itself. */
  function chooseReading(reading: NamedReading) {
    if (!isConfirmedFirst(readingPrices[reading]) || reading === 'compatibility') return send(reading)
    onChosen()
    setConfirming(null)
    onPrepare(reading)
  }

  function dismissPrepared() {
    onPrepare(null)
    input.current?.focus()
  }

  function askAgain({ reading, message }: HistoryEntry) {
    if (isNamedReading(reading)) onPrepare(reading)
    else write(message)
  }

  // The same for as long as the chat stands, so that a thousand readings are not drawn again with each letter typed.
  const onAgain = useSteady(askAgain)

  function retryFailed() {
    if (!turn) return
    const way = wayAgain(turn)
    // What was pressed goes with the note, and must not take the focus along.
    input.current?.focus()
    if ('resend' in way) return resend(way.resend, turn.startedAt)
    if ('say' in way) return void ask({ message: way.say, ...sentStyle(style) })
    dismiss()
    if (way.prepare === 'compatibility') send(way.prepare)
    else onPrepare(way.prepare)
  }

  function takeBack() {
    if (!turn) return
    dismiss()
    setWantsQuick(turn.asked?.request.depth === 'quick')
    setAgreed(turn.asked && turn.message)
    if (namedOf(turn) === null) write(turn.message)
    else input.current?.focus()
  }

  const isNew = history.isSuccess && known.entries.length === 0 && !turn
  const suggestions = delivered?.suggestedReadings ?? (isNew ? chat.openers : [])
  const quickReadings = (
    <QuickReadings isComplete={isComplete} isPending={isPending} credits={credits} onChoose={chooseReading} />
  )
  const conversation = (
    <>
      <Transcript
        history={known}
        completeness={completeness}
        onAgain={onAgain}
        sentAt={turn?.asked ? turn.startedAt : null}
        running={
          turn ? (
            <RunningTurn turn={turn} onRetry={retryFailed} onTakeBack={takeBack} />
          ) : history.isError ? (
            <HistoryMissing onRetry={() => void history.refetch()} />
          ) : null
        }
        end={
          !turn && (
            <>
              <Suggestions
                texts={suggestions}
                priceOf={(suggestion) => priceOf(suggestion)}
                credits={credits}
                onChoose={write}
              />
              {isComplete && !isNew && footnote}
            </>
          )
        }
      />
      <div className="px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden">
        <div className="mx-auto max-w-reading">
          {confirming !== null && !isPending && (
            <ConfirmMessage key={confirming} cost={cost} credits={credits} onSend={sendText} onCancel={cancelMessage} />
          )}
          {confirming === null && prepared && (
            <PreparedReading
              reading={prepared}
              isComplete={isComplete}
              isPending={isPending}
              credits={credits}
              onSend={() => send(prepared)}
              onProfileNeeded={onProfileNeeded}
              onDismiss={dismissPrepared}
            />
          )}
          {user.debt && (
            <p className="mb-2 rounded-m border border-danger bg-danger-wash px-4 py-3 text-s">{tellDebt(user)}</p>
          )}
          <Composer
            text={text}
            onType={type}
            onSubmit={submit}
            isPending={isPending}
            isStopping={turn?.isStopping ?? false}
            onStop={stop}
            stopCost={isPending && turn ? stopPriceOf(turn) : 0}
            cost={cost}
            credits={credits}
            quickAnswer={mayBeQuick ? { isChosen: wantsQuick, onChoose: chooseQuick } : null}
            subject={subjectFromMessages(user, said, text, year)}
            style={<StyleButton style={style} onChoose={choose} />}
            inputRef={input}
          />
        </div>
      </div>
      <Announcer turn={turn} delivered={delivered} />
      {isChoosingOther && CompatibilityForm && (
        <CompatibilityForm onSend={sendCompatibility} onClose={() => setIsChoosingOther(false)} />
      )}
    </>
  )
  return children({ isComplete, quickReadings, conversation })
}
