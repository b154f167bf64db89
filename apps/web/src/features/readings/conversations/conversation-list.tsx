import { skipToken, useQuery } from '@tanstack/react-query'
import type { Conversation } from '@numeria/contract'
import { useId, useRef, useState, type ReactNode } from 'react'
import { actions } from '#messages/actions'
import { conversations as words } from '#messages/conversations'
import { UnfoldIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { exchangeKey, quiet, type Exchange } from '../run-turn.ts'
import { isRunning } from '../turn.ts'
import { ConversationRow } from './conversation-row.tsx'
import { useConversations } from './conversations.api.ts'
import { NewConversation } from './new-conversation.tsx'
import { useShownConversation } from './use-shown-conversation.ts'

/** So many are shown at once; the rest on demand. */
const shownAtOnce = 8

/** The person's conversations, and the way to a new one. */
export function ConversationList({ onOpened }: { onOpened: () => void }) {
  const { data: list, isError, refetch } = useConversations()
  const { id: shownId } = useShownConversation()
  const { data: exchange = quiet } = useQuery<Exchange>({ queryKey: exchangeKey, queryFn: skipToken })
  const [isWhole, setIsWhole] = useState(false)
  const [isArchiveOpen, setIsArchiveOpen] = useState(false)
  const top = useRef<HTMLElement>(null)
  const id = useId()
  const known = list?.conversations ?? []
  const pinned = known.filter((one) => one.pinned && !one.archived)
  const others = known.filter((one) => !one.pinned && !one.archived)
  const archived = known.filter((one) => one.archived)
  const cut = isWhole ? others : others.filter((one, index) => index < shownAtOnce || one.id === shownId)

  const rows = (conversations: readonly Conversation[]) =>
    conversations.map((conversation) => (
      <ConversationRow
        key={conversation.id}
        conversation={conversation}
        isShown={conversation.id === shownId}
        isWriting={isRunning(exchange.turn) && exchange.turn.conversationId === conversation.id}
        onOpened={onOpened}
        onGone={() => top.current?.focus({ preventScroll: true })}
      />
    ))

  return (
    <nav ref={top} tabIndex={-1} aria-label={words.title} className="grid grid-cols-1 gap-3 outline-none">
      <NewConversation onBegun={onOpened} />
      {isError && !list && (
        <div className="grid justify-items-start gap-2 px-3 text-s text-ink-soft">
          {words.missing}
          <Button look="quiet" onClick={() => void refetch()}>
            {actions.tryAgain}
          </Button>
        </div>
      )}
      {pinned.length > 0 && <Group title={words.pinned}>{rows(pinned)}</Group>}
      {others.length > 0 && (
        <div>
          <Group title={words.title}>{rows(cut)}</Group>
          {others.length > shownAtOnce && (
            <Unfold isOpen={isWhole} onToggle={() => setIsWhole(!isWhole)}>
              {isWhole ? words.showFewer : words.showAll(others.length)}
            </Unfold>
          )}
        </div>
      )}
      {archived.length > 0 && (
        <div>
          <Unfold isOpen={isArchiveOpen} controls={id} onToggle={() => setIsArchiveOpen(!isArchiveOpen)}>
            {words.archived(archived.length)}
          </Unfold>
          {isArchiveOpen && <ul id={id}>{rows(archived)}</ul>}
        </div>
      )}
    </nav>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className="px-3 pb-1 font-text text-xs font-semibold text-ink-soft">
        {title}
      </h2>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

type UnfoldProps = { isOpen: boolean; controls?: string; onToggle: () => void; children: ReactNode }

function Unfold({ isOpen, controls, onToggle, children }: UnfoldProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className="flex min-h-11 w-full items-center gap-1.5 rounded-m px-3 text-left text-xs text-ink-soft hover:bg-tide-wash hover:text-ink pointer-fine:min-h-9"
    >
      {children}
      <span className={`transition-[rotate] ${isOpen ? 'rotate-180' : ''}`}>
        <UnfoldIcon />
      </span>
    </button>
  )
}
