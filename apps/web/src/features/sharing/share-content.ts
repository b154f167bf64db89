import type { Picture, PublicReading, Route, Tone } from '@numeria/contract'
import type { ReactNode } from 'react'

/** A picture that the server paints. */
export type SharedPicture = { route: Route<undefined, Picture>; tone?: Tone }

/** Something a person can show to others. */
export type ShareContent = {
  kind: 'reading' | 'demo' | 'lucky' | 'chart'
  /** The subject of a mail and the title of a native share: 'My Life Path reading'. */
  title: string
  /** A sentence or two, without the link. */
  text: string
  /** Without it no picture is offered. */
  picture?: SharedPicture
  page?: SharedPage
}

/** A stored turn that can be made public. The parts of its sheet are fetched when the sheet opens. */
export type SharedPage = { turnId: string; loadParts: () => Promise<PageParts> }

/** The public page as a preview, and the ways to sign in again, which publishing requires. */
export type PageParts = { preview: (reading: PublicReading) => ReactNode; signInAgain: ReactNode }
