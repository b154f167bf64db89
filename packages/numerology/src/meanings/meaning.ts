/** Mystic speaks in images of moon, tide and stars; pragmatic speaks of what one can see and do. */
export type Tone = 'mystic' | 'pragmatic'

/** Our own words, said to the person. `title` is a short heading, `scene` shows the number in everyday life, and `advice` is one thing to try. */
export type Meaning = { title: string; essence: string; gift: string; shadow: string; scene: string; advice: string }

export type SingleDigit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type CoreValue = SingleDigit | 11 | 22 | 33

export type DayOfMonth =
  | SingleDigit
  | (10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31)

type LettersOf<Letters extends string> = Letters extends `${infer First}${infer Rest}` ? First | LettersOf<Rest> : never
export type LatinLetter = LettersOf<'ABCDEFGHIJKLMNOPQRSTUVWXYZ'>

type CorePairPositions =
  | 'lifePath-birthday'
  | 'lifePath-expression'
  | 'lifePath-soulUrge'
  | 'lifePath-personality'
  | 'birthday-expression'
  | 'birthday-soulUrge'
  | 'birthday-personality'
  | 'expression-soulUrge'
  | 'expression-personality'
  | 'soulUrge-personality'

/** Two core positions of one person, and how their numbers meet: the same digit, in harmony or in contrast. */
export type CorePairKey = `${CorePairPositions}-${'alike' | 'harmony' | 'contrast'}`

export type DebtPositionKey =
  `${13 | 14 | 16 | 19}-${'lifePath' | 'birthday' | 'expression' | 'soulUrge' | 'personality'}`

export type LetterTransitKey = `${LatinLetter}-${'physical' | 'mental' | 'spiritual'}`

/** Sentences that add to a text: by position of the debt, by letter and plane. */
export type Sentences<Key extends number | string> = Readonly<Record<Key, string>>

export type Meanings<Value extends number | string> = Readonly<Record<Value, Readonly<Record<Tone, Meaning>>>>
