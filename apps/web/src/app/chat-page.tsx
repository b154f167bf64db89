import { useEffect, useState } from 'react'
import { Navigate, useLocation } from '../lib/router.tsx'
import { actions } from '#messages/actions'
import { chatPage } from '#messages/chat-page'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { latePart } from '../lib/late-part.ts'
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

const drawer = latePart(() => import('../ui/drawer.tsx').then(({ Drawer }) => Drawer))

/** The chat, for people who are signed in. It fills the window: only the conversation scrolls. */
export function ChatPage() {
  const account = useAccount()
  const { search } = useLocation()
  const [chosenPanel, setChosenPanel] = useState<boolean | null>(null)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const [Drawer, fetchDrawer] = drawer.usePart()
  useVisibleHeight()
  useEffect(() => prefetchToasts(), [])
  const isPanelOpen = chosenPanel ?? local.get(keys.panel) !== 'closed'

  function openDrawer() {
    setIsDrawerOpen(true)
    void fetchDrawer().then((isThere) => {
      if (isThere) return
      setIsDrawerOpen(false)
      showToast({ title: chatPage.error, description: chatPage.menuFailed, destructive: true })
    })
  }

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
        <ChatHeader account={account} isPanelOpen={isPanelOpen} onTogglePanel={togglePanel} onOpenDrawer={openDrawer} />
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col print:block">
          {account.state === 'signed-in' ? (
            <SignedInChat
              user={account.user}
              isPanelOpen={isPanelOpen}
              Drawer={isDrawerOpen ? Drawer : null}
              onCloseDrawer={() => setIsDrawerOpen(false)}
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
      </div>
    </TooltipProvider>
  )
}
