import type { HistoryEntry, NamedReading, Profile } from '@numeria/contract'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useSearchParams } from '../lib/router.tsx'
import { chatPage } from '#messages/chat-page'
import { SetupRequiredCard } from '../features/accounts/profile-card.tsx'
import { Chat } from '../features/readings/chat.tsx'
import { ConversationList } from '../features/readings/conversations/conversation-list.tsx'
import { ForgetAll } from '../features/readings/forget/forget-all.tsx'
import { isNamedReading } from '../features/readings/named-readings.ts'
import { ReadingExtras } from '../features/readings/reading-extras.ts'
import { SearchReadings } from '../features/readings/search/search-readings.tsx'
import { useTurnInAddress } from '../features/readings/search/use-turn-in-address.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { keys, session } from '../lib/storage.ts'
import { readTypedPerson } from '../lib/typed-person.ts'
import type { DrawerProps } from '../ui/drawer.tsx'
import { showToast } from '../ui/toast.ts'
import { ChatPanel } from './chat-panel.tsx'
import { OtherNameQuestion } from '../features/accounts/other-name-question.tsx'
import { WithMoney } from './lazy-money.tsx'
import { LazyPauseNote } from './lazy-pause-note.tsx'
import { LazyTodayLine } from './lazy-today-line.tsx'
import { LowCredits } from './low-credits.tsx'
import { ShareReading } from './share-reading.tsx'

const profileModal = lazyPart(() =>
  import('../features/accounts/profile-modal.tsx').then(({ ProfileModal }) => ProfileModal),
)

type Props = {
  user: Profile
  isPanelOpen: boolean
  /** Drawer of the panel on narrow screens. Null while it is closed. */
  Drawer: ComponentType<DrawerProps> | null
  onCloseDrawer: () => void
  onListShortcuts: () => void
}

const shareReading = (entry: HistoryEntry) => <ShareReading entry={entry} />

const isTypedDateNew = ({ birthDate }: Profile): boolean =>
  birthDate === null && readTypedPerson().birthDate !== '' && session.get(keys.typedOffered) === null

/** The conversation and the panel, side by side where there is room, and what opens over them. */
export function SignedInChat({ user, isPanelOpen, Drawer, onCloseDrawer, onListShortcuts }: Props) {
  // A date that was typed before the login was meant for numbers: the form is shown with it, once.
  const [isProfileOpen, setIsProfileOpen] = useState(() => isTypedDateNew(user))
  const [ProfileModal, fetchProfileModal] = profileModal.usePart()
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('reading')
  useTurnInAddress()

  function openProfile() {
    onCloseDrawer()
    setIsProfileOpen(true)
    fetchProfile()
  }

  function fetchProfile() {
    void fetchProfileModal().then((isThere) => {
      if (isThere) return
      setIsProfileOpen(false)
      showToast({
        title: chatPage.error,
        description: chatPage.profileFailed,
        destructive: true,
      })
    })
  }

  const fetchAtFirst = useEffectEvent(() => {
    if (!isProfileOpen) return
    session.set(keys.typedOffered, 'yes')
    fetchProfile()
  })
  useEffect(() => fetchAtFirst(), [])

  function listShortcuts() {
    onCloseDrawer()
    onListShortcuts()
  }

  function prepare(reading: NamedReading | null) {
    if (reading === wanted) return
    const { reading: _, ...others } = Object.fromEntries(query)
    setQuery(reading === null ? others : { ...others, reading }, { replace: true })
  }

  return (
    <WithMoney>
      <ReadingExtras value={shareReading}>
        <Chat
          user={user}
          onProfileNeeded={openProfile}
          prepared={isNamedReading(wanted) ? wanted : null}
          onPrepare={prepare}
          onChosen={onCloseDrawer}
          footnote={
            <>
              <OtherNameQuestion user={user} onAdd={openProfile} />
              <LowCredits user={user} />
            </>
          }
        >
          {({ isComplete, quickReadings, conversation }) => {
            const panel = (
              <SearchReadings onOpened={onCloseDrawer}>
                <div className="mb-6">
                  <ConversationList onOpened={onCloseDrawer} />
                </div>
                <ChatPanel
                  user={user}
                  isComplete={isComplete}
                  quickReadings={quickReadings}
                  onEditProfile={openProfile}
                  onListShortcuts={listShortcuts}
                />
                <ForgetAll />
              </SearchReadings>
            )
            return (
              <div className="mx-auto flex min-h-0 w-full max-w-page flex-1 print:block">
                <aside
                  id="chat-panel"
                  aria-label={chatPage.panel}
                  className={`w-80 shrink-0 overflow-y-auto overscroll-contain px-4 py-6 max-md:hidden print:hidden ${isPanelOpen ? '' : 'hidden'}`}
                >
                  {panel}
                </aside>
                <div className="flex min-h-0 min-w-0 flex-1 flex-col">
                  {!isComplete && (
                    <div className="md:hidden print:hidden">
                      <SetupRequiredCard onSetUp={openProfile} isSlim />
                    </div>
                  )}
                  <LazyPauseNote />
                  <LazyTodayLine user={user} />
                  {conversation}
                </div>
                {Drawer && (
                  <Drawer title={chatPage.menu} onClose={onCloseDrawer}>
                    {panel}
                  </Drawer>
                )}
              </div>
            )
          }}
        </Chat>
        {isProfileOpen && ProfileModal && <ProfileModal user={user} onClose={() => setIsProfileOpen(false)} />}
      </ReadingExtras>
    </WithMoney>
  )
}
