import type { ReadingLanguage } from '@numeria/contract'
import { planetNames, type VedicPlanet } from '@numeria/numerology'
import { portuguesePlanets } from '@numeria/numerology/meanings/pt/words/words'
import type { Fact } from '../fact.ts'

const sunToVenus = ['Sun', 'Moon', 'Jupiter', 'Rahu', 'Mercury', 'Venus', 'Ketu', 'Saturn', 'Mars'] as const
const inOrder = (names: string) =>
  Object.fromEntries(names.split(' ').map((name, index) => [sunToVenus[index]!, name])) as Record<VedicPlanet, string>

const planets: Record<ReadingLanguage, Readonly<Record<VedicPlanet, string>>> = {
  en: planetNames,
  pt: portuguesePlanets,
  es: inOrder('Sol Luna Júpiter Rahu Mercurio Venus Ketu Saturno Marte'),
  fr: inOrder('Soleil Lune Jupiter Rahu Mercure Vénus Ketu Saturne Mars'),
  de: inOrder('Sonne Mond Jupiter Rahu Merkur Venus Ketu Saturn Mars'),
  it: inOrder('Sole Luna Giove Rahu Mercurio Venere Ketu Saturno Marte'),
}
const ofHundred: Record<ReadingLanguage, string> = { en: 'of', pt: 'em', es: 'sobre', fr: 'sur', de: 'von', it: 'su' }

/** How a slot shows a fact in a language; null for a fact without a slot. */
export function slotText({ slot }: Pick<Fact, 'slot'>, language: ReadingLanguage): string | null {
  if (slot === null || typeof slot === 'string') return slot
  return 'planet' in slot ? planets[language][slot.planet] : `${slot.ofHundred} ${ofHundred[language]} 100`
}

/**
 * The text of each slot by its id. A fact's working has a slot too (`you.life_path.working`), and repeated facts share one slot (`you.karmic_lesson`: '2, 5').
 */
export function slotTable(facts: readonly Fact[], language: ReadingLanguage): Map<string, string> {
  const table = new Map<string, string>()
  const lists = new Map<string, string[]>()
  for (const fact of facts) {
    const text = slotText(fact, language)
    if (fact.arithmetic !== null && /[=→]/.test(fact.arithmetic)) table.set(`${fact.id}.working`, fact.arithmetic)
    if (text === null) continue
    table.set(fact.id, text)
    const list = /^(\w+\.(?:karmic_debt|karmic_lesson|hidden_passion|lo_shu_missing|lo_shu_repeated))\.\d+$/.exec(
      fact.id,
    )
    if (list) lists.set(list[1]!, [...(lists.get(list[1]!) ?? []), text])
  }
  for (const [id, texts] of lists) if (!table.has(id)) table.set(id, texts.join(', '))
  return table
}
