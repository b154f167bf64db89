import { pythagoreanMasters } from '@numeria/numerology'
import type { Mark, Read } from './read.ts'
import { lasting } from './time/times.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Whether a number only counts, labels, dates or orders something, by its own form and the words right beside it. Everything else could be a
 * number of the chart.
 */
export function isHarmless(read: Read, at: number, { language, pluralEnding }: Vocabulary): boolean {
  const token = read.tokens[at]!
  // 'ein Lebenszahl-6-Mensch'
  if (read.isMark(at - 1, '-') && read.endingAt('name', at - 1) !== null) return false
  if (isListMarker(read, at) || read.isMark(at - 1, '€$£§') || read.isMark(at + 1, '€$£°')) return true
  // 'les huit derniers jours' counts, 'les huit' are people.
  if (isIdiom(read, at) || isMasterItself(read, at)) return true
  if (token.form === 'plural') return token.text.includes(' ') && isCounted(read, at, pluralEnding)
  // 'Da brava Sette', 'als Sieben'
  if (token.form === 'word' && /^\p{Lu}/u.test(token.text) && read.tokens[at - 1]?.kind === 'word') return false
  if (isOneByOne(read, at)) return true
  if (isOfRow(read, at) || isOfNumbers(read, at) || isOfSo(read, at) || isOfKind(read, at)) return true
  const isNamed = read.endingAt('name', at) !== null
  if (!isNamed && isBareTime(read, at) === null && (read.is('labels', at - 1) || isTimeOfDay(read, at))) return true
  // 'ans' counts years in French, and is 'to the' in German, where a noun has a capital.
  // 'two or three coffees'
  if (read.is('and', at + 1) && read.tokens[at + 2]?.kind === 'number' && isCounted(read, at + 2, pluralEnding))
    return true
  // 'five rooms that are yours, five that are his', 'one evening gives more than seven do'
  const isAgain = read.tokens.some(
    ({ form, values }, index) =>
      index < at && form === 'word' && values[0] === token.values[0] && isCounted(read, index, pluralEnding),
  )
  // 'a few days away, even if they are four'
  const isConceded = conceding.test(read.word(at - 1)) && read.has('counted', 0, at - 1)
  if (token.form === 'word' && !read.has('name') && (isAgain || isConceded || read.word(at - 1) === 'than')) return true
  // 'four 9s and four 5'
  if (token.form === 'digits' && read.tokens[at - 1]?.form === 'word' && !isNamed) return true
  // 'for the age of 37'
  if (ages.test(read.word(at - 2)) && /^(?:of|de|di|von|d)$/.test(read.word(at - 1))) return true
  // 'cook for six'
  if (token.form === 'word' && forWhom.test(read.word(at - 1)) && !read.has('name')) return true
  if (isNamed) return units.test(read.word(at + 1)) && (language !== 'de' || /^\p{Lu}/u.test(read.tokens[at + 1]!.text))
  return isCounted(read, at, pluralEnding) || isWeight(read, at)
}

const conceding = /^(?:sean|sejam|soient|siano)$/
const ages = /^(?:age|idade|edad|eta|alter)$/

const forWhom = /^(?:for|para|por|pour|fur|per)$/

/** Units that stand behind a number even where a name stands before it: 'Give your Soul Urge 10 minutes'. */
const units =
  /^(?:times|minut\w{0,3}|seconds|hours?|days|weeks|months|years|vezes|veces|fois|volte|mal|horas?|dias|semanas|mes(?:es)?|anos|heures?|jours|semaines|mois|ans|stunden?|tage|wochen?|monaten?|jahren?|or[ae]|giorni|settiman[ae]|mesi|anni|letters|letras|lettres|buchstaben|lettere)$/

/** The 1 of 'the Expression counts 1 and the others 0.25 each'. */
function isWeight(read: Read, at: number): boolean {
  const isDecimal = read.tokens.some(({ kind, text }) => kind === 'other' && /^[01][.,]\d/.test(text))
  return isDecimal && read.tokens[at]!.values[0]! <= 1
}

const idioms =
  /\b(?:fa\w* in quattro|en quatre|cloud nine|make it (?:two|three|four|five|six|seven)|sixes and sevens|to the nines|high five|square one|pintar o sete|wolke sieben|allen vieren|funfe? gerade|sieben sachen|trente et un)\b/

/** 'on cloud nine', 'vi fate in quattro' */
function isIdiom(read: Read, at: number): boolean {
  const near = read.tokens.slice(Math.max(0, at - 2), at + 3)
  return idioms.test(near.map(({ word, text }) => word || text).join(' '))
}

/** '1.', '2)' and '3 -' at the start of a line, and '## 1.', after which a sentence ends. */
function isListMarker(read: Read, at: number): boolean {
  const isFirst = read.tokens.slice(0, at).every(({ kind, text }) => kind === 'mark' && '#|>-•'.includes(text))
  const isHeading = read.isMark(at - 1, '#') && read.isMark(at - 2, '#')
  return isFirst && read.isMark(at + 1, '.)]') && (isHeading || read.tokens.length > at + 2)
}

/** 'three by three', 'a tre a tre', 'de dos en dos' */
function isOneByOne(read: Read, at: number): boolean {
  const { values, form } = read.tokens[at]!
  const isSame = (index: number) => {
    const other = read.tokens[index]
    return other?.kind === 'number' && other.form === form && other.values[0] === values[0]
  }
  const isJoin = (index: number) => /^(?:by|a|en|par|por|e|zu|um)$/.test(read.word(index))
  return (isSame(at + 2) && isJoin(at + 1)) || (isSame(at - 2) && isJoin(at - 1))
}

/** All numbers of a kind: '11, 22 and 33', 'the debts 13, 14, 16 and 19'. */
function isOfKind(read: Read, at: number): boolean {
  const kind = [
    [11, 22, 33],
    [13, 14, 16, 19],
  ].find((all) => all.includes(read.tokens[at]!.values[0]!))
  return kind?.every((value) => read.tokens.some(({ values }) => values[0] === value)) === true
}

/** 'Eleven is a master number.' */
function isMasterItself(read: Read, at: number): boolean {
  const [name, ...further] = read.all('name')
  const isSaid = name?.position === 'master' && name.at > at && name.at - at <= 4 && read.is('copulas', at + 1)
  return isSaid && further.length === 0 && pythagoreanMasters.includes(read.tokens[at]!.values[0]!)
}

/** '1 to 9', or five and more numbers in a row: they speak of all numbers. */
function isOfRow(read: Read, at: number): boolean {
  const isJoin = (index: number) =>
    read.isMark(index, ',-–') || read.is('and', index) || /^(?:à|bis|al|ao|à|through|to|a)$/.test(read.word(index))
  const isNumber = (index: number) => read.tokens[index]?.kind === 'number'
  let [first, last] = [at, at]
  while (isJoin(first - 1) && isNumber(first - 2)) first -= 2
  while (isJoin(last + 1) && isNumber(last + 2)) last += 2
  const [low, high] = [read.tokens[first]!.values[0]!, read.tokens[last]!.values[0]!]
  return last - first >= 8 || (last - first === 2 && low <= 1 && high >= 8)
}

const numbersThemselves =
  /^(?:[a-z]{0,20}zahlen|ziffern|numeros|algarismos|cifras|digitos|nombres|chiffres|numeri|cifre|numbers|digits|positions|posicoes|posiciones|posizioni|positionen)$/
const pluralNames =
  /^(?:paths|urges|expressions|years|months|days|pinnacles|challenges|caminhos|impulsos|anos|meses|dias|pinaculos|pinacles|pinnacoli|hohepunkte|defis|sfide|herausforderungen|numbers|numeros|nombres|numeri|desafios|caminos|chemins|elans|annees|jours|cammini|percorsi|anni|mesi|giorni|[a-z]{2,20}zahlen|jahre|monate|tage|debts|lessons|dettes|lecons|schulden|lektionen|dividas|licoes|deudas|lecciones|debiti|lezioni)$/

/** 'your four core numbers', '2 sixes', '9 Life Paths' */
function isOfNumbers(read: Read, at: number): boolean {
  const [counted, next] = [read.tokens[at]!.values[0]!, read.tokens[at + 1]]
  if (next?.kind === 'number') return next.form === 'plural' || (counted > 1 && counted < 5 && next.form !== 'slash')
  const name = read.at('name', at + 1)
  const isPlural = ({ at: from, end }: Mark) => read.tokens.slice(from, end).some(({ word }) => pluralNames.test(word))
  if (name !== null) return counted > 1 && isPlural(name)
  // 'Your Pinnacles are four.'
  const before = read.is('copulas', at - 1) ? read.endingAt('name', at - 1) : null
  if (before !== null && lasting.has(before.position!) && isPlural(before) && (next?.kind ?? 'mark') === 'mark')
    return true
  const isVerb = read.is('copulas', at + 1) || read.is('link', at + 1)
  return numbersThemselves.test(read.word(at + 1)) || (!isVerb && numbersThemselves.test(read.word(at + 2)))
}

const others =
  /^(?:other|outros|outras|otros|otras|autres|anderen|andere|altri|altre|remaining|restantes|ubrigen|these|those|estes|estas|estos|ces|diese|questi|queste)$/
const cycles = /^(?:cycles?|ciclos?|cicli|zyklus)$/
const middles = /^(?:middle|end|start|half|meio|metade|fim|mitad|final|milieu|fin|mitte|ende|meta|fine)$/
const pair = /^(?:the|you|us|os|as|los|las|les|vous|nous|i|le|die|alle|entre|all|ambos|voces|voi|noi|euch|ihr)$/

const persons = /^(?:you|us|vous|nous|voi|noi|euch|ihr)$/

/** 'the other eight', 'these three', 'the two', 'you two' */
function isOfSo(read: Read, at: number): boolean {
  const { form, values } = read.tokens[at]!
  const before = read.word(at - 1)
  if (others.test(before) || (form === 'word' && values[0] === 2 && persons.test(before))) return true
  // 'the middle of the nine', 'a cycle of nine', 'one weekend in four'
  if (values[0] === 9 && middles.test(read.word(at - 3))) return true
  const isPart = cycles.test(read.word(at - 2)) || (read.is('counted', at - 2) && !read.is('name', at - 2))
  if (isPart && /^(?:of|de|di|von|in|em|sur|su)$/.test(before)) return isBareTime(read, at) === null
  // 'Your Soul Urge is the two.' 'As the two that you are …'
  const isWhatYouAre =
    /^(?:that|que|che|die)$/.test(read.word(at + 1)) && (read.is('you', at + 2) || read.is('youVerbs', at + 2))
  if (read.is('copulas', at - 2) || isWhatYouAre || /^\p{Lu}/u.test(read.tokens[at]!.text)) return false
  return (
    form === 'word' && values[0]! <= 4 && pair.test(before) && (values[0] === 2 || !/^(?:the|i|le|die)$/.test(before))
  )
}

const whens = /^(?:when|since|quando|desde|cuando|quand|als|seit|da)$/
const beings = /^(?:were|was|turned|tinhas|fizeste|tenias|cumpliste|avais|warst|wurdest|avevi|hai|compisti)$/
const from = /^(?:from|between|de|das|entre|von|zwischen|dalle|da|tra)$/
const to = /^(?:to|and|a|as|às|e|y|à|et|bis|und|alle)$/

const partsOfDay =
  /^(?:morning|afternoon|evening|manha|tarde|noite|manana|noche|matin|soir|apres|morgens|abends|mattina|pomeriggio|sera)$/

const reaching =
  /^(?:out|stands?|sits?|stays?|remains?|lands?|arrives?|is|are|am|starts?|vibrates?|resonates?|you|he|she|we|up|down|arriv\w*|chegas?|chegamos|llega\w*|vibr\w*|schwing\w*|liegt|kommt|est|es|demeure|reste)$/

/** 'at 7', 'before nine', 'from two to four', 'when you were 7' */
function isTimeOfDay(read: Read, at: number): boolean {
  if (beings.test(read.word(at - 1)) && [2, 3, 4].some((gap) => whens.test(read.word(at - gap)))) return true
  const isDay = read.has('weekday') || read.has('today') || read.has('tomorrow')
  // 'Sunday, 11 to 11.30'
  if (to.test(read.word(at + 1)) && read.tokens[at + 2]?.kind === 'other') return true
  for (const low of [at, at - 2])
    if (from.test(read.word(low - 1)) && to.test(read.word(low + 1)) && read.tokens[low + 2]?.kind === 'number')
      return isDay
  const isOfDay = /^(?:in|da|de|du|del|della|di)$/.test(read.word(at + 1))
  if (isOfDay && [2, 3].some((gap) => partsOfDay.test(read.word(at + gap)))) return true
  const preposition = read.endingAt('beforeTime', at)
  // 'comes out at 7' and 'vibrates at nine' are no times.
  if (/^(?:at|à|auf|sur|en|em|in|a|sul)$/.test(read.word(at - 1)) && reaching.test(read.word(at - 2))) return false
  if (preposition === null || (read.has('name') && read.endingAt('weekday', preposition.at) === null)) return false
  const next = read.tokens[at + 1]
  return (
    next === undefined ||
    next.kind === 'mark' ||
    // 'at six on a Tuesday evening'
    [1, 2, 3].some((gap) => read.at('weekday', at + gap) !== null) ||
    read.is('you', at + 1) ||
    // 'um sieben zu Hause'
    (read.word(at + 1) === 'zu' && read.word(at + 2) === 'hause') ||
    read.is('today', at + 1) ||
    read.is('and', at + 1)
  )
}

/** True where the counted noun follows directly, or after one adjective: 'three months', '20 quiet minutes', 'two candles'. */
function isCounted(read: Read, at: number, ending: RegExp): boolean {
  if (read.tokens[at + 1]?.kind !== 'word' || read.at('name', at + 1) !== null || isBareTime(read, at) !== null)
    return false
  // 'a number eight person'
  if (read.is('numberNouns', at - 1)) return false
  if (read.at('counted', at + 1) !== null) return true
  const isVerb = (index: number) =>
    read.is('notCounted', index) || read.is('copulas', index) || read.is('link', index) || read.is('and', index)
  if (isVerb(at + 1) || read.is('clauseWords', at + 1)) return false
  const isThing = (['singular', 'numberNouns', 'you', 'both', 'equals'] as const).some((one) => read.is(one, at - 1))
  if (isThing || /^(?:como|come|als|comme|as|da)$/.test(read.word(at - 1))) return false
  const isPlural = (index: number) => {
    const token = read.tokens[index]
    return (
      token?.kind === 'word' &&
      !isVerb(index) &&
      !read.is('name', index) &&
      ending.test(ending.flags === 'u' ? token.text : token.word)
    )
  }
  return isPlural(at + 1) || read.at('counted', at + 2) !== null || isPlural(at + 2)
}

const spans =
  /^(?:cycle|period|old|span|stretch|plan|rhythm|ciclo|cycles|course|journey|loop|wave|round|chapter|road|arc|season|story|habit|relationship|marriage|job|project|window|lease|olds?)$/

/** A number right beside 'year', 'month' or 'day' in the singular: 'an 8 year', 'um mês 5', 'ein 4er-Tag'. */
export function isBareTime(read: Read, at: number): 'personal_year' | 'personal_month' | 'personal_day' | null {
  const { values, form } = read.tokens[at]!
  for (const [category, position] of [
    ['bareYear', 'personal_year'],
    ['bareMonth', 'personal_month'],
    ['bareDay', 'personal_day'],
  ] as const) {
    const behind = read.at(category, at + 1)
    const isSingular =
      behind !== null &&
      (read.is('singular', at - 1) || form === 'plural' || /^(?:univers|pers)/.test(read.word(at - 1)))
    // 'a 1 day course' lasts one day, 'a 1 day' is a Personal Day.
    const isEnd =
      behind !== null && ((read.tokens[behind.end]?.kind ?? 'mark') === 'mark' || read.is('link', behind.end))
    if (isSingular && (values[0] !== 1 || (form === 'digits' && isEnd)) && !spans.test(read.word(behind.end)))
      return position
    // 'a year of three in 2026'
    const isOf =
      /^(?:of|de|di|von)$/.test(read.word(at - 1)) && (read.tokens[at + 1]?.kind !== 'word' || read.is('link', at + 1))
    if (
      isOf &&
      read.endingAt(category, at - 1) !== null &&
      (read.is('indefinite', at - 3) || read.is('copulas', at - 3))
    )
      return position
    if (read.endingAt(category, at) === null) continue
    // 'Jueves, día 9' and 'Quarta, 25: dia 4' of a week; a date is no such day.
    const isOfWeek =
      [1, 2, 3, 4, 5].some((gap) => read.endingAt('weekday', at - gap) !== null) &&
      (read.tokens[at + 1] === undefined || read.isMark(at + 1, ':–—-.,'))
    const isOwn = read.is('indefinite', at - 2) || read.is('yours', at - 2)
    if (category !== 'bareDay' || isOwn || isOfWeek) return position
  }
  return null
}
