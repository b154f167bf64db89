import { limits } from '@numeria/contract'
import { useId, useRef, useState, type ReactNode } from 'react'
import { kept } from '#messages/kept-readings'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { CloseIcon } from '../../../ui/icons.tsx'
import { SearchIcon } from '../../../ui/action-icons.tsx'
import { useConversations } from '../conversations/conversations.api.ts'

const foundReadings = lazyPart(() => import('./found-readings.tsx').then(({ FoundReadings }) => FoundReadings))

type Props = {
  /** One of what was found was chosen: the conversation goes there. */
  onOpened: () => void
  /** Stands there while nothing is looked for. */
  children: ReactNode
}

/** Looks through one's own readings. What is found takes the place of what stands below the field. */
export function SearchReadings({ onOpened, children }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [FoundReadings, fetchFound] = foundReadings.usePart()
  const { data: list } = useConversations()
  const search = text.trim()
  const isOffered = search !== '' || list?.conversations.some(({ lastTurnAt }) => lastTurnAt !== null)

  function clear() {
    setText('')
    input.current?.focus()
  }

  return (
    <>
      {isOffered && (
        <div role="search" className="relative mb-4">
          <label htmlFor={id} className="sr-only">
            {kept.search}
          </label>
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-soft">
            <SearchIcon />
          </span>
          <input
            ref={input}
            id={id}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={kept.search}
            maxLength={limits.searchCharacters}
            value={text}
            onFocus={() => void fetchFound()}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || text === '' || event.nativeEvent.isComposing) return
              // Not for the drawer too, which it would close.
              event.preventDefault()
              event.stopPropagation()
              clear()
            }}
            className="min-h-11 w-full appearance-none rounded-full border border-line bg-raised pr-11 pl-10.5 text-base text-ink placeholder:text-s placeholder:text-ink-soft hover:border-line-strong sm:text-s [&::-webkit-search-cancel-button]:hidden"
          />
          {text !== '' && (
            <button
              type="button"
              aria-label={kept.clearSearch}
              onClick={clear}
              className="absolute inset-y-0 right-0 grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink"
            >
              <CloseIcon />
            </button>
          )}
        </div>
      )}
      {search === '' ? children : FoundReadings && <FoundReadings search={search} onOpened={onOpened} />}
    </>
  )
}
