import type { PublicReading } from '@numeria/contract'
import type { ReactNode } from 'react'

/** Content of a share picture. Name and birth date are shown only when the user chooses so. */
export type PictureContent = {
  /** Display name of the reading kind: 'Life Path'. */
  kindName: string
  /** The numbers, the most important first: at most four are drawn. */
  numbers: readonly { value: number; label: string }[]
  /** A line or two of the words, as plain text; what does not fit ends in an ellipsis. */
  words: string
  /** Whether they are a language model's: then the picture says so, to people and to machines. */
  isWrittenByAi: boolean
  fullName: string | null
  /** `YYYY-MM-DD` */
  birthDate: string | null
}

/** Something a person can show to others. */
export type ShareContent = {
  kind: 'reading' | 'demo' | 'lucky' | 'chart'
  /** The subject of a mail and the title of a native share: 'My Life Path reading'. */
  title: string
  /** A sentence or two, without the link. */
  text: string
  /** Fetched when the sheet opens; without it no picture is offered. May throw as `call` does. */
  picture?: () => Promise<PictureContent>
  page?: SharedPage
}

/** A stored turn that can be made public. The parts of its sheet are fetched when the sheet opens. */
export type SharedPage = { turnId: string; loadParts: () => Promise<PageParts> }

/** The public page as a preview, and the ways to sign in again, which publishing requires. */
export type PageParts = { preview: (reading: PublicReading) => ReactNode; signInAgain: ReactNode }
