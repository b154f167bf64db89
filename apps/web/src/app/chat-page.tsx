import { useEffect, useState } from 'react'
import { Navigate, useLocation } from '../lib/router.tsx'
import { actions } from '#messages/actions'
import { chatPage } from '#messages/chat-page'
import { header } from '#messages/header'
import { shortcuts } from '#messages/shortcuts'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { composerId } from '../features/readings/composer-id.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { paths } from '../lib/paths.ts'
import { keys, local } from '../lib/storage.ts'
import { useVisibleHeight } from '../lib/use-visible-height.ts'
import { Button } from '../ui/button.tsx'
import { MoonFace } from '../ui/moon-face.tsx'
import { prefetchToasts } from '../ui/toast-place.tsx'
import { showToast } from '../ui/toast.ts'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { ChatHeader } from './chat-header.tsx'
import { SkipLink } from './header.tsx'
import { SignedInChat } from './signed-in-chat.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const shortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog))
const drawer = lazyPart(() => import('../ui/drawer.tsx').then(({ Drawer }) => Drawer))

const composer = () => document.getElementById(composerId)
const searchInput = '[role="search"] input'
const shownSearch = () =>
  [...document.querySelectorAll<HTMLElement>(searchInput)].find((field) => field.checkVisibility())

/** Waits for the next frames, in which React draws what was just opened. */
function focusOnceShown(find: () => HTMLElement | undefined, frames = 30): void {
  requestAnimationFrame(() => {
    const element = find()
    if (element) element.focus()
    else if (frames > 0) focusOnceShown(find, frames - 1)
  })
}

/** The chat, for people who are signed in. It fills the window: only the conversation scrolls. */
export function ChatPage() {
  const account = useAccount()
  const { search } = useLocation()
  const [chosenPanel, setChosenPanel] = useState<boolean | null>(null)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false)
  const [ShortcutsDialog, fetchShortcutsDialog] = shortcutsDialog.usePart()
  const [Drawer, fetchDrawer] = drawer.usePart()
  useVisibleHeight()
  useEffect(() => prefetchToasts(), [])
  const isPanelOpen = chosenPanel ?? local.get(keys.panel) !== 'closed'

  async function openDrawer() {
    setIsDrawerOpen(true)
    if (await fetchDrawer()) return
    setIsDrawerOpen(false)
    showToast({ title: chatPage.error, description: chatPage.menuFailed, destructive: true })
  }

  async function listShortcuts() {
    setAreShortcutsOpen(true)
    if (await fetchShortcutsDialog()) return
    setAreShortcutsOpen(false)
    showToast({ title: chatPage.error, description: shortcuts.notOpened, destructive: true })
  }

  /** The search stands in the panel, or in the drawer of a narrow screen. Before the first reading there is none. */
  async function focusSearch() {
    if (!document.querySelector(searchInput)) return composer()?.focus()
    if (shownSearch()) return shownSearch()!.focus()
    if (window.matchMedia('(width >= 48rem)').matches) setChosenPanel(true)
    else await openDrawer()
    focusOnceShown(shownSearch)
  }

  useShortcuts({
    onWrite: () => composer()?.focus(),
    onSearch: () => void focusSearch(),
    onList: () => void listShortcuts(),
  })

  function togglePanel() {
    setChosenPanel(!isPanelOpen)
    local.set(keys.panel, isPanelOpen ? 'closed' : 'open')
  }

  // A reading that the address asks for goes along.
  if (account.state === 'signed-out') return <Navigate to={paths.login + search} replace />
  return (
    <TooltipProvider>
      <div className="flex h-[var(--visible-height,100dvh)] flex-col print:block print:h-auto">
        <SkipLink />
        {account.state === 'signed-in' && <SkipLink to={composerId}>{header.skipToMessage}</SkipLink>}
        <ChatHeader
          account={account}
          isPanelOpen={isPanelOpen}
          onTogglePanel={togglePanel}
          onOpenDrawer={() => void openDrawer()}
        />
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col print:block">
          {account.state === 'signed-in' ? (
            <SignedInChat
              user={account.user}
              isPanelOpen={isPanelOpen}
              Drawer={isDrawerOpen ? Drawer : null}
              onCloseDrawer={() => setIsDrawerOpen(false)}
              onListShortcuts={() => void listShortcuts()}
            />
          ) : (
            <div className="grid flex-1 place-content-center justify-items-center gap-5 px-6 text-center">
              <MoonFace className={`size-32 ${account.state === 'unknown' ? 'animate-breathe' : ''}`} />
              {account.state === 'unknown' ? (
                <>
                  <p className="scripting-only text-ink-soft">{chatPage.opening}</p>
                  <noscript>{chatPage.needsScripts}</noscript>
                </>
              ) : (
                <>
                  <p>{chatPage.unreachable}</p>
                  <Button onClick={account.retry}>{actions.tryAgain}</Button>
                </>
              )}
            </div>
          )}
        </main>
        {areShortcutsOpen && ShortcutsDialog && <ShortcutsDialog onClose={() => setAreShortcutsOpen(false)} />}
      </div>
    </TooltipProvider>
  )
}
