/** A sentence as it would be shown, and which parts of it were slots. */
export type RenderedSentence = { text: string; slots: readonly { start: number; end: number; id: string }[] }

const openings = /\{{2,}/
/** `{{you.life_path}}`; more braces than two on a side are taken for two, and white space inside is allowed. */
const slot = /\{{2,3}\s*([^{}\s]{1,100})\s*\}{2,3}/g

/**
 * Puts the facts' values into the slots of a raw sentence.
 * @param texts what each slot shows, by fact id
 * @returns `unknown` names the first slot that is none of these, or that is not whole; its sentence must not be shown
 */
export function renderSlots(
  raw: string,
  texts: ReadonlyMap<string, string>,
): { sentence: RenderedSentence; unknown: string | null } {
  if (!raw.includes('{{')) return { sentence: { text: raw, slots: [] }, unknown: null }
  const slots: { start: number; end: number; id: string }[] = []
  let text = ''
  let from = 0
  let unknown: string | null = null
  for (const match of raw.matchAll(slot)) {
    const [whole, id] = match as unknown as [string, string]
    const shown = texts.get(id) ?? texts.get(id.toLowerCase())
    text += raw.slice(from, match.index)
    from = match.index + whole.length
    if (shown === undefined) {
      unknown ??= id
      continue
    }
    slots.push({ start: text.length, end: text.length + shown.length, id })
    text += shown
  }
  const rest = raw.slice(from)
  text += rest
  if (openings.test(text)) unknown ??= text.slice(text.search(openings)).slice(0, 60)
  return { sentence: { text, slots }, unknown }
}
