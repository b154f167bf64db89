/** Mystic speaks in images of moon, tide and stars; pragmatic speaks of what one can see and do. */
export type Tone = 'mystic' | 'pragmatic'

/** Our own words, said to the person. `title` is a short heading, the rest one or two sentences each. */
export type Meaning = { title: string; essence: string; gift: string; shadow: string; advice: string }

export type SingleDigit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type CoreValue = SingleDigit | 11 | 22 | 33

export type Meanings<Value extends number | string> = Readonly<Record<Value, Readonly<Record<Tone, Meaning>>>>
