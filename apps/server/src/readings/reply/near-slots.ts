/** A slot with one to six braces on a side, escaped or behind a dollar sign. */
const nearSlot = /\$?(?:\\?\{){1,6}\s*([^{}\s]{1,100}?)\s*(?:\\?\}){1,6}/g
/** A fact id in plain text. A word, a full stop and a word with an underscore is one, whatever the words are. */
const plainId = /(?<![\w.])([a-z]\w*)\.([a-z]\w*)(?:\.[\w-]+)*/gi
/** The part of an id behind its owner, alone. */
const plainName = /(?<![\w.])[a-z]+(?:_[a-z]+)+/gi
const wholeSlot = /\{\{[^{}]*\}\}/g

/** Writes slots with other braces than two as `{{id}}`, where the id is one of the facts. */
export function mendSlots(raw: string, texts: ReadonlyMap<string, string>): string {
  if (!raw.includes('{')) return raw
  return raw.replaceAll(nearSlot, (written, inside: string) => {
    const id = inside.replaceAll('\\', '')
    return texts.has(id) || texts.has(id.toLowerCase()) ? `{{${id}}}` : written
  })
}

/** The first fact id, or part of one, that stands outside a slot; null where there is none. */
export function strayId(raw: string, texts: ReadonlyMap<string, string>): string | null {
  if (!/\w\.[a-z]|_/i.test(raw)) return null
  const text = raw.replaceAll(wholeSlot, ' ').replaceAll('\\', '')
  const parts = [...texts.keys()].map((id) => id.split('.'))
  const owners = new Set(parts.map(([owner]) => owner))
  const names = new Set(parts.map(([, name]) => name))
  const id = [...text.matchAll(plainId)].find(
    ([, owner, name]) => name!.includes('_') || owners.has(owner!.toLowerCase()),
  )
  const name = (text.match(plainName) ?? []).find((word) => names.has(word.toLowerCase()))
  return id?.[0] ?? name ?? null
}
