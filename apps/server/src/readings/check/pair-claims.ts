import type { Position } from './positions.ts'
import type { Mark, Read } from './read.ts'
import { isUnasserted } from './scopes.ts'
import { fractionAt } from './scores.ts'
import type { Claim, Sentence } from './sentence.ts'

/** How a number speaks of how far two numbers are apart: `sign` says which one is the higher, where that is said. */
type Comparison = { at: number; value: number; sign: -1 | 0 | 1 }

/** Positions without a distance of their own: a sentence that names only these may compare any numbers. */
export const unmeasured: ReadonlySet<Position> = new Set([
  'score',
  'master',
  'karmic_debt',
  'karmic_lesson',
  'missing',
  'repeated',
])

const higher =
  /^(?:more|higher|greater|bigger|above|ahead|over|beyond|exceeds?|tops?|beats?|mais|acima|maior|superior|ultrapassa|supera|excede|adiante|frente|adelante|delante|avance|vorn|avanti|mas|encima|mayor|rebasa|plus|dessus|superieure?|depasse|devance|excede|mehr|uber|hoher|grosser|ubertrifft|ubersteigt|voraus|piu|sopra|maggiore|superiore|eccede)$/
const lower =
  /^(?:less|lower|smaller|fewer|below|under|behind|short|menos|abaixo|menor|inferior|atras|debajo|moins|dessous|inferieure?|weniger|unter|niedriger|tiefer|kleiner|meno|sotto|minore|inferiore|indietro)$/
const unit =
  /^(?:escalon(?:es)?|peldanos?|degraus?|puestos?|lugares|posicoes|postos|rung|rungs|notches|notch|schritten?|stufen?|units?|points?|steps?|places?|digits?|unidades?|pontos?|passos?|puntos?|pasos?|unites?|rangs?|pas|rang|crans?|einheit|einheiten|stufe|stufen|punkte?|schritte?|unita|punt[oi]|gradini?|gradino)$/
/** Of these 'a number' is no distance, and 'two numbers' is one. */
const numbers = /^(?:zahl|zahlen|numbers?|numeros?|nombres?|numer[oi])$/
const another = /^(?:other|outr[oa]|otr[oa]|autre|andere[nrms]?|altr[oa])$/
const ones = /^(?:one|um|uma|uno|una|un|une|eine?|eins|einen)$/
const differences =
  /^(?:difference|differences|bridge|ponte|puente|pont|brucke|distance|gap|diferenca|distancia|diferencia|ecart|differenza|distanza|scarto|unterschied|abstand|differenz|apart|auseinander|differs?|diferem|difere|difieren|difiere|different|differe|differiscono|unterscheiden|separates?|separam?|separan?|separent?|separano|trennen|trennt)$/
const english = /^(?:rung|notch|digit|unit|point|step|place)$/
const bys = /^(?:by|em|por|de|d|um|di|per|en)$/
const betweens = /^(?:between|entre|zwischen|tra|fra)$/

/** 'one more than his', 'um zwei über deiner', 'dépasse celui de Rui d’une unité', 'a gap of 1', 'um 1 höher'. */
export function comparisonAt(read: Read, at: number): Comparison | null {
  const token = read.tokens[at]!
  const isCount = token.kind === 'number' && token.form !== 'shy'
  const behind = [1, 2].find(
    (gap) =>
      unit.test(read.word(at + gap)) ||
      (numbers.test(read.word(at + gap)) && (isCount || comparing(read, at + gap + 1) !== null)),
  )
  const isUnitBehind = behind === 1
  const isOne =
    ones.test(token.word) ||
    (/^an?$/.test(token.word) && english.test(read.word(at + 1))) ||
    (token.kind === 'number' && token.values[0] === 1)
  const value = token.kind === 'number' ? token.values[0]! : isOne && isUnitBehind ? 1 : null
  // 'qui n'a pas mangé', 'what one lacks, the other has'
  if (read.word(at - 1) === 'n' || (isOne && read.tokens.some(({ word }) => another.test(word)))) return null
  if (value === null || value > 32 || token.form === 'plural') return null
  if (read.endingAt('name', at) !== null || read.is('yours', at - 1) || read.is('theirs', at - 1)) return null
  if (/^(?:apart|auseinander)$/.test(read.word(at + 1))) return { at, value, sign: 0 }
  if (behind !== undefined && value < 9) {
    const signs = read.tokens.flatMap((_, index) => comparing(read, index) ?? [])
    const isApart = read.tokens.some(({ word }) => differences.test(word) || betweens.test(word))
    // 'The two points that ask for patience' are no distance.
    const isNamed =
      !/^(?:the|i|os|los|les|die|these|those|d[aeo]s|dei|degli|delle|der)$/.test(read.word(at - 1)) &&
      read.all('name').some(({ position }) => position !== 'score')
    if (signs.length > 0 || isApart || isNamed) return { at, value, sign: signs[0] ?? 0 }
  }
  if (!isUnitBehind && read.at('counted', at + 1) !== null && !comparing(read, at + 1)) return null
  const sign = signNear(read, at, isUnitBehind ? at + 2 : at + 1)
  if (sign !== null) return { at, value, sign }
  return differenceAt(read, at, value)
}

const than =
  /^(?:than|que|do|da|als|di|del|dell|della|dello|de|de[rmns]|dei|dein(?:e[mnrs]?)?|sein(?:e[mnrs]?)?|ihr(?:e[mnrs]?)?|to)$/

function comparing(read: Read, at: number): -1 | 1 | null {
  const word = read.tokens[at]?.word ?? ''
  return higher.test(word) ? 1 : lower.test(word) ? -1 : null
}

/** The word that compares: right behind the number, or up to five words before it in the same clause, with two people in between. */
function signNear(read: Read, at: number, behind: number): -1 | 1 | null {
  // 'due in meno', 'dos por debajo'
  const word = /^(?:in|de|di|a|em|en|por)$/.test(read.word(behind)) ? behind + 1 : behind
  // 'di tre più alto del suo', 'dois mais baixo do que'
  const isLow = low.test(read.word(word + 1))
  if (comparing(read, word) === 1 && (isLow || high.test(read.word(word + 1))) && than.test(read.word(word + 2)))
    return isLow ? -1 : 1
  const after = comparing(read, word)
  const isThan = (index: number) =>
    than.test(read.word(index)) || read.is('yours', index) || read.is('theirs', index) || read.is('politeYours', index)
  if (after !== null && (isThan(word + 1) || isClauseEnd(read, word + 1))) return after
  // 'tem mais um do que', 'has one more than'
  const own = comparing(read, at - 1)
  if (own !== null && /^(?:than|do|als)$/.test(read.word(behind))) return own
  const start = Math.max(0, at - 8)
  for (let before = at - 1; before >= start; before -= 1) {
    if (read.tokens[before]!.kind === 'mark' || read.tokens[before]!.kind === 'number') return null
    const sign = comparing(read, before)
    if (sign === null) continue
    return bys.test(read.word(at - 1)) ? sign : null
  }
  return null
}

function isClauseEnd(read: Read, at: number): boolean {
  return read.tokens[at] === undefined || read.tokens[at]!.kind === 'mark' || read.is('and', at)
}

const likening = /^(?:as|like|como|come|comme|als|wie)$/

/** 'the gap is 1', 'a gap of four between your paths': a word of distance stands near, and no other number between. */
function differenceAt(read: Read, at: number, value: number): Comparison | null {
  // 'The two differ' counts people; 'they differ by two' and 'the gap is one' do not.
  if (read.is('indefinite', at - 1)) return null
  // '5 for you, 22 for him' gives each their number.
  if ([at + 1, at + 2].some((one) => read.is('you', one) || read.is('they', one))) return null
  const isSaid = (read.is('copulas', at - 1) && !likening.test(read.word(at - 1))) || bys.test(read.word(at - 1))
  const isTwo = (index: number) =>
    read.tokens[index]!.form === 'word' && read.tokens[index]!.values[0] === 2 && !(index === at && isSaid)
  const near = Array.from({ length: 13 }, (_, index) => at - 10 + index).find((one) => differences.test(read.word(one)))
  const { kind: own, form: written } = read.tokens[at]!
  if (near === undefined || value > 8 || own !== 'number' || (written === 'shy' && !isSaid) || isTwo(at)) return null
  for (let between = Math.min(near, at) + 1; between < Math.max(near, at); between += 1) {
    const { kind, form } = read.tokens[between]!
    if (kind === 'number' && form !== 'shy' && !isTwo(between)) return null
  }
  return { at, value, sign: 0 }
}

const bridge = /^(?:bridges?|pontes?|puentes?|ponts?|brucken?|ponti)$/

const sharing =
  /^(?:share|partilham|partilhais|compartis|comparten|partagez|partagent|teilt|teilen|condividete|condividono)$/

const same = /^(?:same|mesm[oa]|mism[oa]|meme|gleichen?|selben?|dieselben?|stess[oa])$/

const equal =
  /^(?:equals?|identical|gleich|identisch|iguais|identicos|iguales|identiques?|egaux|egales|pareils|uguali|identici)$/

/** 'Your Soul Urge and Rui's are equal.' */
function equalIn(read: Read): Mark | null {
  const at = read.tokens.findIndex(({ word }, index) => equal.test(word) && read.is('copulas', index - 1))
  const [name, ...rest] = read.all('name')
  if (at === -1 || name === undefined || rest.some(({ position }) => position !== name.position)) return null
  return { ...name, at }
}

/** The number that two people have in common: 'You share a Life Path', or, where the other is named, 'Your Expression is the same number as Rui’s'. */
function sharedIn(read: Read, isOtherNamed: boolean): Mark | null {
  // 'Both bridges carry the same number.'
  if (read.tokens.some(({ word }) => bridge.test(word))) return null
  return sharedByVerb(read) ?? (isOtherNamed ? (sameIn(read) ?? equalIn(read)) : null)
}

/** 'the same Life Path as Rui', or 'the same number as Rui’s' after the only name of the sentence. */
function sameIn(read: Read): Mark | null {
  const [name, ...rest] = read.all('name')
  if (name === undefined || rest.length > 0) return null
  const isOfName = (at: number) => {
    const isNumber = read.is('numberNouns', at + 1)
    return isNumber ? name.end <= at && at - name.end <= 4 : name.at > at && name.at - at <= 2
  }
  const at = read.tokens.findIndex(({ word }, index) => same.test(word) && isOfName(index))
  // A denial stands before the word: 'is not the same number'.
  return at === -1 ? null : { ...name, at }
}

function sharedByVerb(read: Read): Mark | null {
  const verb = read.tokens.findIndex(({ word }) => sharing.test(word))
  if (verb === -1 || read.is('negations', verb - 1)) return null
  const name = read
    .all('name')
    .find(({ at, isOrdinary, end }) => at > verb && at - verb <= 4 && (!isOrdinary || isNamed(read, at, end)))
  if (name === undefined) return null
  return read.tokens.slice(verb, name.at).every(({ kind, form }) => kind === 'word' || form === 'shy') ? name : null
}

/** 'the same Expression', 'a Personality number': an ordinary word that stands for its number. */
function isNamed(read: Read, at: number, end: number): boolean {
  const before = read.tokens[at - 1]?.word ?? ''
  return same.test(before) || read.is('numberNouns', end - 1)
}

const above = /^(?:higher|greater|bigger|larger|mayor|maior|superior|superieure?|hoher|grosser|maggiore|superiore)$/
const below = /^(?:lower|smaller|menor|inferior|inferieure?|niedriger|kleiner|minore|inferiore)$/
const more = /^(?:plus|piu|mas|mais)$/
const high = /^(?:elevee?s?|haute?s?|alt[oa]|elevad[oa])$/
const low = /^(?:bass[oa]|baix[oa]|baj[oa]|basse?|bas)$/

/** 'is higher than his': which of two numbers is the higher, without a number. */
function orderIn(read: Read, isOfPair: boolean): { at: number; sign: -1 | 1 } | null {
  if (read.tokens.some(({ kind }) => kind === 'number') || read.all('name').length !== (isOfPair ? 1 : 2)) return null
  const at = read.tokens.findIndex(
    ({ word }, index) =>
      (above.test(word) ||
        below.test(word) ||
        ((high.test(word) || low.test(word)) && more.test(read.word(index - 1)))) &&
      /^(?:than|que|do|da|al|a|au|als|di|de|del|dell|della|dello)$/.test(read.word(index + 1)),
  )
  return at === -1 ? null : { at, sign: below.test(read.word(at)) || low.test(read.word(at)) ? -1 : 1 }
}

/** 'The bridge {{pair.bridge.life_path}} takes one step of each': what the sentence compares stands in the slot. */
function isInSlot({ tokens }: Read): boolean {
  return tokens.some(({ slot }) => slot?.startsWith('pair.') === true)
}

/** The first person that the sentence names is compared with the other. */
export function comparisonClaim(sentence: Sentence, comparison: Comparison | null): Claim | null {
  if (comparison === null || isInSlot(sentence.read) || isUnasserted(sentence.read, comparison.at)) return null
  if (!sentence.isOfPair) return comparison.sign === 0 ? null : betweenClaim(sentence, comparison)
  const { at, value, sign } = comparison
  const { read, subjects, people, context } = sentence
  if (subjects.some(({ isStranger }) => isStranger)) return null
  if (sign !== 0 && subjects.length < 2 && !read.has('name')) return null
  const first = subjects.find(({ ids }) => ids.length === 1)?.ids[0] ?? 'you'
  const names = read.all('name')
  // 'In the Soul Urge one above him, and in the Life Path one below': each comparison is of the name before it.
  const isOneOfMany = read.tokens.some(
    ({ kind }, index) => (kind === 'word' || kind === 'number') && index !== at && comparisonAt(read, index) !== null,
  )
  const own = isOneOfMany ? names.filter(({ end }) => end <= at).slice(-1) : names
  const meant = (own.length > 0 ? own : names).map(({ position }) => position!)
  const positions = meant.length > 0 || context.position === null ? meant : [context.position]
  const ids = [first, ...people.all.filter((id) => id !== first)].slice(0, 2)
  return { ...sentence.claim(at, 'difference', positions, { ids, isStranger: false }), values: [value], sign }
}

/** 'Your Soul Urge is one higher than your Expression', 'Your Life Path and your Expression are the same number' */
function betweenClaim(sentence: Sentence, { at, value, sign }: Comparison): Claim | null {
  const { read } = sentence
  const names = read.all('name')
  const positions = names.map(({ position }) => position!)
  const [one, other] = names.map((name) => sentence.holderOf(name.at, name))
  const isOfTwo = names.length === 2 && one?.ids.length === 1 && other?.ids.length === 1
  const hasOther = read.hasNumber(0, at) || read.hasNumber(at + 1, read.tokens.length)
  if (!isOfTwo || hasOther || positions.some((position) => unmeasured.has(position)) || isUnasserted(read, at))
    return null
  const holder = { ids: [one.ids[0]!, other.ids[0]!], isStranger: false }
  return { ...sentence.claim(at, 'between', positions, holder), positions, values: [value], sign }
}

/** Two names of a sentence without a number that are said to be equal. */
function equalClaim(sentence: Sentence): Claim | null {
  const { read } = sentence
  if (read.hasNumber(0, read.tokens.length)) return null
  const at = read.tokens.findIndex(
    ({ word }, index) => equal.test(word) || (same.test(word) && read.is('numberNouns', index + 1)),
  )
  return at === -1 ? null : betweenClaim(sentence, { at, value: 0, sign: 0 })
}

export function scoreClaim(sentence: Sentence, at: number, score: number): Claim {
  return { ...sentence.claim(at, 'score', ['score'], sentence.both), values: [score] }
}

/** Claims about two people without a number: whose number is higher, that both are equal, or the score as a fraction. */
export function pairClaims(sentence: Sentence): Claim[] {
  const equals = equalClaim(sentence)
  if (equals !== null) return [equals]
  const { read, subjects } = sentence
  if (!sentence.isOfPair) {
    const order = orderIn(read, false)
    const claim = order === null ? null : betweenClaim(sentence, { ...order, value: 0 })
    return claim === null ? [] : [claim]
  }
  if (isInSlot(read)) return []
  const isOfScore =
    read.all('name').some(({ position }) => position === 'score') ||
    read.has('matchWords') ||
    read.tokens.some(({ values }) => values[0] === 100)
  const claims = read.tokens.flatMap(({ kind }, at) => {
    const fraction = isOfScore ? fractionAt(read, at) : null
    const score = fraction === null || isUnasserted(read, at) ? null : scoreClaim(sentence, at, fraction)
    return [score, kind === 'word' ? comparisonClaim(sentence, comparisonAt(read, at)) : null]
  })
  const order = orderIn(read, true)
  const compared = order === null ? null : comparisonClaim(sentence, { ...order, value: 0 })
  if (compared !== null) claims.push({ ...compared, values: [] })
  const isOtherNamed = subjects.some(({ ids }) => ids.some((id) => id !== 'you'))
  const shared = sharedIn(read, isOtherNamed)
  if (shared !== null && !isUnasserted(read, shared.at))
    claims.push({ ...sentence.claim(shared.at, 'difference', [shared.position!], sentence.both), values: [0] })
  return claims.filter((claim) => claim !== null)
}
