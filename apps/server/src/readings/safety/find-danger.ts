import { english } from './signs/en.ts'
import { french } from './signs/fr.ts'
import { german } from './signs/de.ts'
import { italian } from './signs/it.ts'
import { portuguese } from './signs/pt.ts'
import { spanish } from './signs/es.ts'
import { chatWords } from './chat-words.ts'
import { hints } from './hints.ts'
import { idioms, signs } from './safety-signs.ts'
import type { Danger, Wordings } from './wordings.ts'

/** What is urgent comes first. */
const order: readonly Danger[] = ['medical', 'self_harm', 'abuse', 'violence']

const languages: readonly Wordings[] = [english, portuguese, spanish, french, german, italian]
const patterns = new Map(
  order.map((danger) => [danger, [...signs[danger], ...languages.map((one) => compile(one[danger]))]]),
)
const hintPatterns = new Map(order.map((danger) => [danger, hints[danger].map(compile)]))
/** So many different ideas are a sign. */
const hintsNeeded = 2
const allIdioms = [...idioms, ...languages.map((one) => compile(one.idioms))]
const longestRead = 4_000

function compile(lines: string): RegExp {
  const alternatives = lines
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replaceAll(/ \*(?: |(?=\())/g, ' (?:\\w+ ){0,3}')
        .replaceAll('( .|$)', '(?: \\.|$)')
        .replaceAll('|.|$)', '|\\.|$)')
        .replaceAll('|$)', '| ?$)')
        .replaceAll(/(?<!\\)\((?!\?)/g, '(?:'),
    )
  if (lines.trim() === '') return /(?!)/g
  return new RegExp(`(?<!\\w)(?:${alternatives.join('|')})(?!\\w)`, 'g')
}

/**
 * The danger that a message speaks of, in plain or indirect words of any of the six languages; `null` for all others. It looks at the
 * words alone and is the fast path: what it misses, the model tells by its control line.
 * @example findDanger('I could kill for a coffee') // null
 */
export function findDanger(message: string): Danger | null {
  const text = allIdioms.reduce((rest, idiom) => rest.replaceAll(idiom, ' , '), plain(message))
  const isFound = (sign: RegExp) => text.search(sign) >= 0
  return (
    order.find((danger) => patterns.get(danger)!.some(isFound)) ??
    order.find((danger) => hintPatterns.get(danger)!.filter(isFound).length >= hintsNeeded) ??
    null
  )
}

/** Without capitals, accents and marks: 'I can’t' becomes 'i can t'. A sentence ends in ' . '. */
function plain(message: string): string {
  const text = message
    .slice(0, longestRead)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9.!?;:]+/g, ' ')
    .replaceAll(/ ?[.!?;:]+ ?/g, ' . ')
    .trim()
  return chatWords.reduce((rest, [word, whole]) => rest.replaceAll(word, whole), `${text} `)
}
