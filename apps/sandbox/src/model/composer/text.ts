/** '{yours} is {slot}.' with its values; a value that is missing leaves nothing. Slots (`{{id}}`) stay as they are. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) => values[name] ?? '')
}

/** A number that is the same for the same text, and spread evenly over others. */
export function hash(text: string): number {
  let value = 2_166_136_261
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 16_777_619) >>> 0
  return (value ^ (value >>> 15)) >>> 0
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Words as the product counts them; a slot is one. */
export const countWords = (text: string): number =>
  (text.replaceAll(/\{\{.*?\}\}/g, 'x').match(/[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)?/gu) ?? []).length

export const sentencesOf = (text: string): string[] => text.match(/\S.*?(?:[.!?…][*”»)]*(?=\s|$)|$)/gmu) ?? []

/** Equal for sentences that differ in nothing but a number, so that a rendered sentence equals the one with its slot. */
export const sameness = (sentence: string): string =>
  sentence
    .replaceAll(/\{\{.*?\}\}/g, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** 'É este o meu NOME?' → ' e este o meu nome ': for finding whole words. */
export const folded = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
