import type { ReadingRequest } from './data-block.ts'
import { folded } from './text.ts'

/** A few plain phrases in six languages for each control line, so that every path can be tried by hand. */
const signals = `
[[crisis: self_harm]] = kill myself|end my life|not want to wake up|quero morrer|acabar com a minha vida|nao quero acordar|quiero morir|no quiero despertar|me tuer|plus me reveiller|mich umbringen|nicht mehr aufwachen|uccidermi|non voglio svegliarmi
[[crisis: medical]] = chest pain|took too many pills|dor no peito|tomei comprimidos a mais|dolor en el pecho|douleur a la poitrine|schmerzen in der brust|dolore al petto
[[crisis: abuse]] = (?:he|she) (?:hits|beats) me|bate me|me pega|me frappe|schlagt mich|mi picchia
[[crisis: violence]] = i (?:will|want to) (?:hurt|kill) (?:him|her|them)|quero mata l[oa]|quiero matarl[oa]|je vais (?:le|la) tuer|ich bringe (?:ihn|sie) um|voglio ucciderl[oa]
[[minor]] = i a?m 1[0-7] years old|tenho 1[0-7] anos|tengo 1[0-7] anos|j ai 1[0-7] ans|ich bin 1[0-7] jahre alt|ho 1[0-7] anni
[[decline: the question is not about numbers]] = write me a poem|escreve me um poema|escribeme un poema|ecris moi un poeme|schreib mir ein gedicht|scrivimi una poesia
`
  .trim()
  .split('\n')
  .map((row) => row.split(' = ') as [line: string, phrases: string])
const comparison =
  / (compare me with|compara me com|comparame con|compare moi avec|vergleiche mich mit|confrontami con) /

/** The control line that the protocol asks for instead of a reading, where the question has one of the phrases. */
export function signalFor({ question, people }: ReadingRequest): string | undefined {
  const words = folded(question)
  if (people.length === 1 && comparison.test(words)) return '[[need: the other person’s name and birth date]]'
  return signals.find(([, phrases]) => new RegExp(` (?:${phrases}) `).test(words))?.[0]
}
