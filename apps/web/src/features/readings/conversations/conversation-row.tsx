import type { Conversation, ConversationUpdate } from '@numeria/contract'
import { useEffect, useRef, useState } from 'react'
import { conversations as words } from '#messages/conversations'
import { kept } from '#messages/kept-readings'
import { ui } from '#messages/ui'
import { sentenceOf } from '../../../lib/api-error.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../lib/router.tsx'
import { MoreIcon } from '../../../ui/action-icons.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useForgetDialog } from '../forget/use-forget-dialog.ts'
import { useConversationActions } from './conversations.api.ts'
import { addressOf, useShownConversation } from './use-shown-conversation.ts'

const conversationMenu = lazyPart(() =>
  import('./conversation-menu.tsx').then(({ ConversationMenu }) => ConversationMenu),
)
const renameDialog = lazyPart(() => import('./rename-dialog.tsx').then(({ RenameDialog }) => RenameDialog))

type Props = {
  conversation: Conversation
  isShown: boolean
  /** A reading is being written in it. */
  isWriting: boolean
  onOpened: () => void
  /** Where the focus goes when the row is gone. */
  onGone: () => void
}

/** A conversation in the list, with its menu. */
export function ConversationRow({ conversation, isShown, isWriting, onOpened, onGone }: Props) {
  const { id, pinned, archived } = conversation
  const title = conversation.title ?? words.untitled
  const { show } = useShownConversation()
  const { update, remove } = useConversationActions()
  /** Where the menu stands. Null until it is wanted. */
  const [menuPlace, setMenuPlace] = useState<HTMLElement | null>(null)
  const [Menu, fetchMenu] = conversationMenu.usePart()
  const [isRenaming, setIsRenaming] = useState(false)
  const [RenameDialog, fetchRename] = renameDialog.usePart()
  const { ask, close, ForgetDialog } = useForgetDialog()
  // The focused button disappears with a deleted conversation: the focus moves once the dialog is closed.
  const focusLater = useRef<() => void>(null)
  useEffect(() => () => focusLater.current?.(), [])

  function openPart(fetchPart: () => Promise<boolean>, want: (isWanted: boolean) => void) {
    want(true)
    void fetchPart().then((isThere) => {
      if (isThere) return
      want(false)
      showToast({ title: ui.error, description: kept.menuMissing, destructive: true })
    })
  }

  function openMenu(button: HTMLElement) {
    // The drawer makes all else inert.
    const place = button.closest('dialog') ?? document.getElementById('main')
    openPart(fetchMenu, (isWanted) => setMenuPlace(isWanted ? place : null))
  }

  async function change(to: ConversationUpdate): Promise<boolean> {
    try {
      await update(conversation, to)
      return true
    } catch (error) {
      showToast({ title: words.notChanged, description: sentenceOf(error), destructive: true })
      return false
    }
  }

  async function archive() {
    if (archived) return void (await change({ archived: false }))
    onGone()
    if (!(await change({ archived: true }))) return
    if (isShown) show(null)
    const undo = () => void update({ ...conversation, archived: true }, { archived: false }).catch(() => undefined)
    showToast({
      title: words.hasArchived,
      description: title,
      action: { label: words.undo, altText: words.undoAlt, run: undo },
    })
  }

  async function forget() {
    await remove(id)
    focusLater.current = onGone
    close()
    if (isShown) show(null, { replace: true })
    showToast({ title: words.hasDeleted, description: kept.creditsUnchanged })
  }

  const more = (
    <button
      type="button"
      aria-label={words.menuOf(title)}
      aria-haspopup="menu"
      onClick={Menu && menuPlace ? undefined : ({ currentTarget }) => openMenu(currentTarget)}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken pointer-fine:size-9 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 pointer-fine:group-data-shown:opacity-100 pointer-fine:data-[state=open]:opacity-100"
    >
      <MoreIcon />
    </button>
  )

  return (
    <li
      data-shown={isShown || undefined}
      className="group flex items-center rounded-m pr-1 hover:bg-tide-wash data-shown:bg-tide-wash"
    >
      <Link
        to={addressOf(paths.chat, id)}
        aria-current={isShown ? 'page' : undefined}
        onClick={onOpened}
        title={title}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-m pl-3 text-s pointer-fine:min-h-10"
      >
        <span className={`truncate ${isShown ? 'font-semibold' : ''}`}>{title}</span>
        {isWriting && (
          <span
            className="size-2 shrink-0 animate-breathe rounded-full bg-tide"
            role="img"
            aria-label={words.writing}
          />
        )}
      </Link>
      {menuPlace && Menu ? (
        <Menu
          conversation={conversation}
          place={menuPlace}
          onRename={() => openPart(fetchRename, setIsRenaming)}
          onPin={() => void change({ pinned: !pinned })}
          onArchive={() => void archive()}
          onDelete={ask}
        >
          {more}
        </Menu>
      ) : (
        more
      )}
      {isRenaming && RenameDialog && <RenameDialog conversation={conversation} onClose={() => setIsRenaming(false)} />}
      {ForgetDialog && <ForgetDialog what="conversation" onForget={forget} onClose={close} />}
    </li>
  )
}
