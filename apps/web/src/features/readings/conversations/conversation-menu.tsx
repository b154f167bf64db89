import type { Conversation } from '@numeria/contract'
import { DropdownMenu } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { conversationMenu as words } from '#messages/conversation-more'
import { ArchiveIcon, BinIcon, PencilIcon, PinIcon } from '../../../ui/action-icons.tsx'

type Props = {
  conversation: Conversation
  /** The container of the menu. */
  place: HTMLElement
  children: ReactNode
  onRename: () => void
  onPin: () => void
  onArchive: () => void
  onDelete: () => void
}

const item =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-m px-3 text-s outline-none data-highlighted:bg-tide-wash [&_svg]:size-5'

/** Menu of a conversation. Loaded and opened by the first press on its button, which `children` draws. */
export function ConversationMenu({ conversation, place, children, onRename, onPin, onArchive, onDelete }: Props) {
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = useRef<(() => void) | null>(null)
  const choose = (action: () => void) => () => {
    chosen.current = action
  }
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild ref={trigger}>
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={place}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          // A dialog gives the focus back to what had it: that is the button, not an item that is gone.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const action = chosen.current
            chosen.current = null
            if (action || document.activeElement === document.body) trigger.current?.focus()
            action?.()
          }}
          className="z-40 min-w-48 animate-settle rounded-l border border-line bg-raised p-1.5 shadow-floating"
        >
          <DropdownMenu.Item onSelect={choose(onRename)} className={item}>
            <PencilIcon /> {words.rename}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={choose(onPin)} className={item}>
            <PinIcon /> {conversation.pinned ? words.unpin : words.pin}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={choose(onArchive)} className={item}>
            <ArchiveIcon /> {conversation.archived ? words.restore : words.archive}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={choose(onDelete)} className={`${item} text-danger`}>
            <BinIcon /> {words.delete}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
