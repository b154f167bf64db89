import {
  isBlank,
  readingPrices,
  type ChatReply,
  type ChatRequestInput,
  type HistoryEntry,
  type NamedReading,
  type OtherPerson,
  type Profile,
} from '@numeria/contract'
import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from '../../lib/router.tsx'
import { chat } from '#messages/chat'
import { readings } from '#messages/named-readings'
import { namedReadingTexts } from '#messages/shared-kinds'
import { ui } from '#messages/ui'
import { lazyPart } from '../../lib/lazy-part.ts'
import { paths } from '../../lib/paths.ts'
import { keys, session } from '../../lib/storage.ts'
import { useStableCallback } from '../../lib/use-stable-callback.ts'
import { showToast } from '../../ui/toast.ts'
import { isEditable, isTyped, wayAgain } from './again.ts'
import { LazyBeginDialog } from './lazy-begin-dialog.tsx'
import { Announcer } from './announcer.tsx'
import { ConversationEnd } from './conversation-end.tsx'
import { busy, insufficientCredits } from './failure.ts'
import type { RewriteReason } from './feedback/rewrite-dialog.tsx'
import { HistoryMissing } from './history-missing.tsx'
import { isConfirmedFirst, isCovered, maySend } from './may-send.ts'
import { MessageForm } from './message-form.tsx'
import { isNamedReading } from './named-readings.ts'
import { PreparedReading } from './prepared-reading.tsx'
import { QuickReadings } from './quick-readings.tsx'
import { useHistory } from './readings.api.ts'
import { RunningTurn } from './running-turn.tsx'
import { StyleButton } from './style-button.tsx'
import { Transcript } from './transcript.tsx'
import { useConversation } from './use-conversation.ts'
import { useMessage } from './use-message.ts'
import { useEscape } from './use-escape.ts'
import { ArchivedNote, ConversationGone, EditingNote, WrittenElsewhere } from './conversations/conversation-notes.tsx'
import { useShownConversation } from './conversations/use-shown-conversation.ts'
import { isGone } from './history-cache.ts'
import { useEditing } from './use-editing.ts'
import { useFirstQuestion } from './use-first-question.ts'
import { sentStyle, useStyle } from './use-style.ts'
import { useDictation } from './voice/use-dictation.ts'

/** More characters than this, typed without a profile, ask for the profile. */
const askForProfileAfter = 3
const nothingYet = { entries: [], hasOlder: false }
const nobodyYet = { birthDate: '', fullName: '' }

const compatibilityForm = lazyPart(() => import('./compatibility-form.tsx').then((module) => module.CompatibilityForm))

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
  const input = useRef<HTMLTextAreaElement>(null)
  /** Initial values of the form for the other person. Null while it is closed. */
  const [other, setOther] = useState<OtherPerson | null>(null)
  const [isToBegin, setIsToBegin] = useState(false)
  const [CompatibilityForm, fetchForm] = compatibilityForm.usePart()
  const { style, choose } = useStyle()
  const { named, id: conversationId, isFirst, show } = useShownConversation()
  const history = useHistory(named)
  const known = history.data ?? nothingYet
  const exchange = useConversation(({ kind, title, description }) => {
    if (kind === 'begin') return setIsToBegin(true)
    const action = { label: chat.buyCredits, altText: chat.buyCreditsAlt, run: () => navigate(paths.pricing) }
    showToast({ title, description, destructive: true, ...(kind === 'insufficient' && { action }) })
  }, named)
  const { isPending, resend, dismiss, tell } = exchange
  const isHere = (of: string | null) => of === null || conversationId === null || of === conversationId
  const turn = exchange.turn && isHere(exchange.turn.conversationId) ? exchange.turn : null
  const delivered = exchange.delivered && isHere(exchange.delivered.conversationId) ? exchange.delivered : null
  const ask = (request: ChatRequestInput) =>
    exchange.ask({ ...request, offerEarlier: true, ...(conversationId !== null && { conversationId }) })
  const editing = useEditing(known.entries, ask)
  const message = useMessage({
    user,
    conversationId,
    isNamed: named !== null,
    entries: known.entries,
    conversation: { ...exchange, turn, ask: editing.ask },
    sentStyle: sentStyle(style),
    focus: () => input.current?.focus(),
  })
  const { credits, completeness } = message
  const { isComplete } = completeness
  useFirstQuestion({ user, text: message.text, newest: known.entries.at(-1), onType: message.type })

  function type(next: string) {
    message.type(next)
    if (
      next.trim().length <= askForProfileAfter ||
      message.completenessWith(next).isComplete ||
      session.get(keys.profileAsked) !== null
    )
      return
    session.set(keys.profileAsked, 'yes')
    onProfileNeeded()
  }

  const dictation = useDictation({
    text: message.text,
    onText: type,
    language: style.language === 'auto' ? null : style.language,
  })

  function write(text: string) {
    type(text)
    input.current?.focus()
  }

  /** Sends a reading asked for by name, or asks first for what it needs. The pressed button of a prepared one disappears: the focus goes to the composer. */
  function send(reading: NamedReading) {
    onChosen()
    if (reading !== 'compatibility') {
      if (prepared === reading) input.current?.focus()
      onPrepare(null)
      void ask({ message: namedReadingTexts[reading].message, ...sentStyle(style), reading })
      return
    }
    askForOther(nobodyYet)
  }

  function askForOther(start: OtherPerson) {
    setOther(start)
    void fetchForm().then((isThere) => {
      if (isThere) return
      setOther(null)
      showToast({ title: ui.error, description: readings.otherPerson.formMissing, destructive: true })
    })
  }

  function acceptOffer({ birthDate, fullName = '' }: NonNullable<ChatReply['offer']>) {
    if (!isCovered(readingPrices.compatibility, credits)) return tell(insufficientCredits)
    askForOther({ birthDate, fullName })
  }

  function sendCompatibility(fullName: string, person: NonNullable<ChatRequestInput['other']>) {
    setOther(null)
    onPrepare(null)
    const text = readings.compatibilityWith(fullName)
    void ask({ message: text, ...sentStyle(style), reading: 'compatibility', other: person })
  }

  /** A reading of some price shows it once more before it is sent; the form of a comparison does so itself. */
  function chooseReading(reading: NamedReading) {
    if (!isConfirmedFirst(readingPrices[reading]) || reading === 'compatibility') return send(reading)
    onChosen()
    message.closeConfirmation()
    onPrepare(reading)
  }

  function dismissPrepared() {
    onPrepare(null)
    input.current?.focus()
  }

  function askAgain({ reading, message: asked }: HistoryEntry) {
    if (isNamedReading(reading)) onPrepare(reading)
    else write(asked)
  }

  function edit({ turnId, message: asked }: HistoryEntry) {
    editing.begin(turnId, message.text)
    write(asked)
  }

  function cancelEditing() {
    editing.end()
    write(editing.draft)
  }

  function rewrite({ turnId, message: asked }: HistoryEntry, reason: RewriteReason) {
    if (isPending) return tell(busy)
    void ask({ message: asked, rewriteOf: turnId, reason })
  }

  // The same for as long as the chat stands, so that a thousand readings are not drawn again with each letter typed.
  const onAgain = useStableCallback(askAgain)
  const onEdit = useStableCallback(edit)
  const onRewrite = useStableCallback(rewrite)

  function retryFailed() {
    if (!turn) return
    const way = wayAgain(turn)
    // The pressed button disappears with the note: keep the focus in the composer.
    input.current?.focus()
    if ('again' in way) return void exchange.ask(way.again)
    if ('resend' in way) return resend(way.resend, turn.startedAt)
    if ('say' in way) return void ask({ message: way.say, ...sentStyle(style) })
    dismiss()
    if (way.prepare === 'compatibility') send(way.prepare)
    else onPrepare(way.prepare)
  }

  function sendBegun() {
    setIsToBegin(false)
    if (turn?.asked) resend(turn.asked, turn.startedAt)
  }

  function takeBack() {
    if (!turn) return
    dismiss()
    if (turn.asked) message.restoreChoices(turn.asked.request)
    const editOf = turn.asked?.request.editOf
    if (editOf !== undefined) editing.begin(editOf, message.text)
    // Keeps a draft that was typed meanwhile.
    if (isTyped(turn)) write(isBlank(message.text) ? turn.message : `${turn.message}\n${message.text}`)
    else input.current?.focus()
  }

  // A price that is being confirmed, or a prepared reading, takes the key first.
  useEscape(() => {
    if (isPending && !prepared && !message.confirmation && editing.editOf === null) exchange.stop()
  })

  const isNew = history.isSuccess && known.entries.length === 0 && !turn
  const quickReadings = (
    <QuickReadings isComplete={isComplete} isPending={isPending} credits={credits} onChoose={chooseReading} />
  )
  const conversation = (
    <>
      <Transcript
        key={named}
        conversationId={named}
        history={known}
        completeness={completeness}
        onAgain={onAgain}
        onEdit={onEdit}
        onRewrite={onRewrite}
        sentAt={turn?.asked ? turn.startedAt : null}
        running={
          turn ? (
            <RunningTurn turn={turn} onRetry={retryFailed} onTakeBack={takeBack} />
          ) : isGone(history.error) ? (
            <ConversationGone onShowLast={() => show(null, { replace: true })} />
          ) : history.isError ? (
            <HistoryMissing onRetry={() => void history.refetch()} />
          ) : null
        }
        end={
          !turn && (
            <>
              <ConversationEnd
                user={user}
                credits={credits}
                entries={history.isSuccess ? known.entries : null}
                delivered={delivered}
                isFirst={isFirst}
                onAccept={acceptOffer}
                onChoose={write}
              />
              {isComplete && !isNew && footnote}
            </>
          )
        }
      />
      <div className="px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] short:max-h-[calc(50%-1.5rem)] short:shrink-0 short:overflow-y-auto short:pb-1 print:hidden">
        <div className="mx-auto max-w-reading">
          <MessageForm
            user={user}
            message={message}
            conversation={exchange}
            onType={type}
            onEditLast={() => {
              const last = known.entries.at(-1)
              if (last && isEditable(last)) edit(last)
            }}
            maySend={maySend({ text: message.text, isPending, cost: message.cost, credits })}
            above={
              exchange.turn && !turn ? (
                <WrittenElsewhere turn={exchange.turn} onShow={show} />
              ) : prepared ? (
                <PreparedReading
                  reading={prepared}
                  isComplete={isComplete}
                  isPending={isPending}
                  credits={credits}
                  onSend={() => send(prepared)}
                  onProfileNeeded={onProfileNeeded}
                  onDismiss={dismissPrepared}
                />
              ) : editing.editOf !== null ? (
                <EditingNote readings={editing.readings} credits={editing.credits} onCancel={cancelEditing} />
              ) : (
                <ArchivedNote conversationId={conversationId} />
              )
            }
            style={<StyleButton style={style} onChoose={choose} />}
            dictation={dictation}
            inputRef={input}
          />
        </div>
      </div>
      <Announcer turn={exchange.turn} delivered={exchange.delivered} />
      {isToBegin && <LazyBeginDialog onBegun={sendBegun} onClose={() => setIsToBegin(false)} />}
      {other && CompatibilityForm && (
        <CompatibilityForm start={other} onSend={sendCompatibility} onClose={() => setOther(null)} />
      )}
    </>
  )
  return children({ isComplete, quickReadings, conversation })
}
