import type { Meaning } from '@numeria/numerology'
import { fetchMeanings } from '#messages/number-words'

export type TextPosition = keyof typeof fetchMeanings
type Texts = Readonly<Record<number, { pragmatic: Meaning }>>

const fetched = new Map<TextPosition, Promise<Texts | null>>()

/** The texts of a position, fetched once, for React's `use`. Null where they cannot be fetched; the next who asks tries again. */
export function numberTexts(position: TextPosition): Promise<Texts | null> {
  const known = fetched.get(position)
  if (known) return known
  const texts: Promise<Texts | null> = fetchMeanings[position]().catch(() => {
    fetched.delete(position)
    return null
  })
  fetched.set(position, texts)
  return texts
}
