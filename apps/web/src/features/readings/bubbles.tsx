import type { ReadingLanguage } from '@numeria/contract'
import type { ReactNode } from 'react'
import { chat } from '#messages/chat'
import { MoonFace } from '../../ui/moon-face.tsx'
import { Markdown } from './markdown.tsx'

type QuestionProps = {
  text: string
  isMuted?: boolean
  /** Makes the message a heading with this id: the one of its reading. */
  headingId?: string
}

/** A message of the user. */
export function Question({ text, isMuted = false, headingId }: QuestionProps) {
  const Text = headingId === undefined ? 'p' : 'h2'
  return (
    <div
      className={`ml-auto w-fit max-w-[85%] rounded-l rounded-br-s border border-transparent bg-tide-wash px-4 py-2.5 ${isMuted ? 'text-ink-soft' : ''}`}
    >
      <span className="sr-only">{chat.youSaid}</span>
      <Text id={headingId} className="font-text text-base leading-text text-wrap break-words whitespace-pre-wrap">
        {text}
      </Text>
    </div>
  )
}

/** A reply of Selene, with her face. */
export function Answer({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <div className="grid grid-cols-[2.25rem_1fr] gap-x-3 sm:gap-x-4">
      <MoonFace small className="size-9" />
      <div className="min-w-0 pt-1">
        <span className="sr-only">{chat.seleneSaid}</span>
        {children}
        {footer && <p className="mt-3 text-xs text-ink-soft">{footer}</p>}
      </div>
    </div>
  )
}

type ReadingProps = {
  pieces: readonly string[]
  isWriting?: boolean
  /** Unknown while it is being written. */
  language?: ReadingLanguage
  /** Level of its titles. */
  level?: 2 | 3
}

/** A reading, whole or as far as it is written. */
export function Reading({ pieces, isWriting = false, language, level }: ReadingProps) {
  return (
    <div lang={language} className="grid grid-cols-1 gap-4 font-reading text-base leading-reading break-words">
      <Markdown pieces={pieces} isWriting={isWriting} {...(level && { level })} />
    </div>
  )
}
