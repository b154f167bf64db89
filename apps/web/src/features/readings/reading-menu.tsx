import { DropdownMenu } from 'radix-ui'
import { use, useRef } from 'react'
import { menu } from '#messages/kept-more'
import { kept } from '#messages/kept-readings'
import { voice } from '#messages/voice'
import {
  AgainIcon,
  BinIcon,
  FlagIcon,
  PencilIcon,
  PrintIcon,
  RewriteIcon,
  SpeakerIcon,
} from '../../ui/action-icons.tsx'
import { BesidePrice } from '../../ui/beside-price.ts'
import { countCredits } from '../credits/credits.api.ts'
import { MoreButton } from './more-button.tsx'

type Props = {
  /** The price of asking again. Null where nothing can be asked again. */
  again: number | null
  onAgain: () => void
  /** Null where the question was not typed. */
  onEdit: (() => void) | null
  /** Null where there is no free rewrite. */
  onRewrite: (() => void) | null
  /** Null where there is nothing to report. */
  onReport: (() => void) | null
  /** Null where the device has no voice for the reading. */
  onReadAloud: (() => void) | null
  noVoice: string
  onSave: () => void
  onForget: () => void
}

const item =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-m px-3 text-s outline-none data-highlighted:bg-tide-wash'

/** Menu of a reading. Loaded and opened by the first press on its button. Not modal: a modal menu would inject a style element. */
export function ReadingMenu({
  again,
  onAgain,
  onEdit,
  onRewrite,
  onReport,
  onReadAloud,
  noVoice,
  onSave,
  onForget,
}: Props) {
  const besidePrice = use(BesidePrice)
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<(() => void) | null>(null)
  const choose = (action: () => void) => () => {
    chosen.current = action
  }
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <MoreButton ref={button} />
      </DropdownMenu.Trigger>
      {/* Outside of the reading, which would cut it off at its edges, and inside a landmark. */}
      <DropdownMenu.Portal container={document.getElementById('main')}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          // A dialog gives the focus back to what had it: that is the button, not an item that is gone.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const action = chosen.current
            chosen.current = null
            if (action || document.activeElement === document.body) button.current?.focus()
            action?.()
          }}
          className="z-40 min-w-56 animate-settle rounded-l border border-line bg-raised p-1.5 shadow-floating"
        >
          {onRewrite && (
            <DropdownMenu.Item onSelect={choose(onRewrite)} className={item}>
              <RewriteIcon />
              <span className="flex-1">{menu.rewrite}</span>
              <span className="text-xs text-ink-soft">{menu.rewriteFree}</span>
            </DropdownMenu.Item>
          )}
          {onEdit && (
            <DropdownMenu.Item onSelect={choose(onEdit)} className={item}>
              <PencilIcon size={16} /> {menu.edit}
            </DropdownMenu.Item>
          )}
          {again !== null && (
            <DropdownMenu.Item onSelect={choose(onAgain)} className={item}>
              <AgainIcon />
              <span className="flex-1">{menu.askAgain}</span>
              <span className="text-right text-xs text-ink-soft">
                {again === 0 ? kept.free : countCredits(again)}
                {besidePrice(again)}
              </span>
            </DropdownMenu.Item>
          )}
          {onReadAloud ? (
            <DropdownMenu.Item onSelect={choose(onReadAloud)} className={item}>
              <SpeakerIcon /> {voice.readAloud}
            </DropdownMenu.Item>
          ) : (
            <DropdownMenu.Item disabled className={`${item} cursor-default! text-ink-soft`}>
              <SpeakerIcon /> {noVoice}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={choose(onSave)} className={item}>
            <PrintIcon /> {menu.save}
          </DropdownMenu.Item>
          {onReport && (
            <DropdownMenu.Item onSelect={choose(onReport)} className={item}>
              <FlagIcon /> {menu.report}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={choose(onForget)} className={`${item} text-danger`}>
            <BinIcon /> {menu.delete}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
