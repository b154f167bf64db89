import type { Toned } from '../../stock.ts'

/** Title, what it is, what it gives, where it stumbles, and what to do. */
export type Words = readonly [title: string, essence: string, gift?: string, shadow?: string, advice?: string]
export type WordsByValue = Readonly<Record<number, Toned<Words>>>

/** The same in fewer words, for the lesser places. */
export type Brief = readonly [title: string, essence: string, advice: string]
export type BriefByValue = Readonly<Record<number | string, Toned<Brief>>>
