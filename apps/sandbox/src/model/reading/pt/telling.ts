import { readPair, readRegards, type Regard, type Relation } from '../pair-text.ts'
import type { Fact } from '../reading-request.ts'
import { call } from './calling.ts'
import { meaningOf } from './numbers.ts'

const planetNames: Record<string, string> = {
  Sun: 'o Sol',
  Moon: 'a Lua',
  Jupiter: 'Júpiter',
  Rahu: 'Rahu',
  Mercury: 'Mercúrio',
  Venus: 'Vénus',
  Ketu: 'Ketu',
  Saturn: 'Saturno',
  Mars: 'Marte',
}

const lines: Record<string, string> = {
  mental: 'mental',
  emotional: 'das emoções',
  practical: 'da prática',
  thought: 'do pensamento',
  will: 'da vontade',
  action: 'da ação',
  golden: 'de ouro',
  silver: 'de prata',
}

const regards: Record<Regard, string> = {
  friend: 'tem amizade por',
  neutral: 'deixa em paz',
  enemy: 'olha com desconfiança para',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const planetIn = (name: string) => planetNames[name] ?? name
/** The feminine Moon wants its own possessive. */
const possessed = (name: string) => `${name === 'Moon' ? 'a tua' : 'o teu'} ${planetIn(name).replace(/^[oa] /, '')}`

function regardsOf(text: string, other: string | undefined): string {
  const [there, back] = readRegards(text)
  if (!there || !back) return ''
  const mine = other === undefined ? planetIn(there.one) : possessed(there.one)
  const theirs = `${planetIn(there.other)}${other === undefined ? '' : ` de ${other}`}`
  if (there.one === there.other && other === undefined) return `Os dois números têm o mesmo regente, ${mine}.`
  const answer =
    there.regard === back.regard
      ? 'e o mesmo se passa no outro sentido'
      : `e, no outro sentido, ${regards[back.regard]} ${mine}`
  return `${other === undefined ? capital(mine) : mine} ${regards[there.regard]} ${theirs}, ${answer}.`
}

const digitsOf = (text: string) => text.match(/\d(?:-\d)*/)?.[0] ?? ''

/** A fact that is no number of its own, as a Portuguese sentence; empty for one that is better left out. */
export function told(fact: Fact): string {
  const { key, text, value, label } = fact
  const title = key.includes('compound') ? meaningOf(fact, 'pragmatic')?.title : undefined
  const named = title === undefined ? '' : `, “${title}”`
  if (key === 'name_compound') return `Todas as letras do teu nome juntas fazem o composto ${value}${named}.`
  if (key === 'name_compound_cheiro') return `Pela maneira de Cheiro, é o composto ${value}${named}.`
  if (key.startsWith('compound_of_name')) return `${label.split(' ').at(-1)}, por si, é o composto ${value}${named}.`
  if (key === 'ordinal_sum') return `Letra a letra, o teu nome soma ${value}.`
  if (key.startsWith('lo_shu_missing')) return `No teu quadrado falta o ${value}.`
  if (key.startsWith('lo_shu_repeated')) return `O ${value} aparece mais do que uma vez no teu quadrado.`
  if (key.startsWith('planet_of')) {
    const { yours } = call({ ...fact, key: key.replace('planet_of_', '') })
    return `${capital(planetIn(text))} rege ${yours}.`
  }
  if (key.startsWith('friendship')) return regardsOf(text, undefined)
  const line = `${lines[text.split(' ')[0] ?? ''] ?? ''}${digitsOf(text) === '' ? '' : `, ${digitsOf(text)}`}`
  if (key.startsWith('lo_shu_complete')) return `Uma seta de força atravessa o teu quadrado, a linha ${line}.`
  if (key.startsWith('lo_shu_empty'))
    return `Uma linha do teu quadrado está vazia, a linha ${line}, seta do que falta aprender.`
  if (key === 'cornerstone') return `O teu primeiro nome abre com ${text}, a sua pedra angular.`
  if (key === 'capstone') return `E fecha com ${text}, a sua pedra de remate.`
  if (key === 'first_vowel') return `A primeira vogal dele é ${text}.`
  if (key === 'squares_other_fills' && /\d/.test(text)) return `O que falta no teu quadrado está no outro: ${text}.`
  if (key === 'squares_you_fill' && /\d/.test(text)) return `O que falta ao outro quadrado tem-no o teu: ${text}.`
  return ''
}

const relations: Record<Relation, string> = {
  high: 'andam juntos com facilidade',
  compatible: 'andam bem juntos',
  neutral: 'nem se ajudam nem se estorvam',
  challenging: 'pedem paciência um ao outro',
}

/** How the numbers of a pair go together. */
export function pair(fact: Fact, other: string): string {
  const read = readPair(fact.text)
  if (!read) return regardsOf(fact.text, other)
  const { yours } = call({ ...fact, key: fact.key.replace('pair_', '') })
  return `${yours} ${read.yours} e o ${read.theirs} de ${other} ${relations[read.relation]}.`
}
