import { brand } from '@numeria/contract'
import { Link } from '../lib/router.tsx'
import { chatPage } from '#messages/chat-page'
import type { Account } from '../features/accounts/accounts.api.ts'
import { CreditBadge } from '../features/credits/credit-badge.tsx'
import { NewConversation } from '../features/readings/conversations/new-conversation.tsx'
import { useLogOut } from '../features/sign-in/sign-in.api.ts'
import { paths } from '../lib/paths.ts'
import { MenuIcon } from '../ui/icons.tsx'
import { PanelIcon } from '../ui/action-icons.tsx'
import { MoonFace } from '../ui/moon-face.tsx'
import { Tooltip } from '../ui/tooltip.tsx'

type Props = {
  account: Account
  /** The panel beside the conversation, where there is room for it. */
  isPanelOpen: boolean
  onTogglePanel: () => void
  /** The same panel as a drawer, where there is not. */
  onOpenDrawer: () => void
}

const iconButton = 'size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-tide-wash hover:text-ink'

/** Header of the chat: Selene, the AI notice, the panel button and the credits. */
export function ChatHeader({ account, isPanelOpen, onTogglePanel, onOpenDrawer }: Props) {
  const logOut = useLogOut()
  const isSignedIn = account.state === 'signed-in'
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-2 px-2 py-2 short:min-h-11 short:py-0 sm:gap-3 sm:px-4">
        {isSignedIn && (
          <>
            <button
              type="button"
              aria-label={chatPage.menu}
              aria-haspopup="dialog"
              onClick={onOpenDrawer}
              className={`grid md:hidden ${iconButton}`}
            >
              <MenuIcon />
            </button>
            <Tooltip text={isPanelOpen ? chatPage.hidePanel : chatPage.showPanel}>
              <button
                type="button"
                aria-label={chatPage.panel}
                aria-expanded={isPanelOpen}
                aria-controls="chat-panel"
                onClick={onTogglePanel}
                className={`-ml-2 hidden md:grid ${iconButton}`}
              >
                <PanelIcon />
              </button>
            </Tooltip>
          </>
        )}
        <Link to={paths.welcome} aria-label={chatPage.homeOf} className="shrink-0 rounded-full">
          <MoonFace small className="size-10 short:size-8" />
        </Link>
        <div className="mr-auto min-w-0">
          <h1 className="font-display text-l leading-tight">{brand.persona}</h1>
          <p className="truncate text-xs text-ink-soft short:sr-only">{chatPage.isAnAi}</p>
        </div>
        <Link
          to={paths.pricing}
          className="flex min-h-11 items-center rounded-full px-3 text-s hover:bg-tide-wash max-md:hidden"
        >
          {chatPage.pricing}
        </Link>
        {isSignedIn && <NewConversation className={`grid ${isPanelOpen ? 'md:hidden' : ''} ${iconButton}`} />}
        {isSignedIn && <CreditBadge user={account.user} onLogOut={logOut} />}
      </div>
    </header>
  )
}
