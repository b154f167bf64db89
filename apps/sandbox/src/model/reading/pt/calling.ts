import type { Fact } from '../reading-request.ts'
import type { Called } from '../stock.ts'

type Noun = readonly [gender: 'o' | 'a', name: string]

const nouns: readonly (readonly [start: string, noun: Noun])[] = [
  ['life_path', ['o', 'Caminho de Vida']],
  ['expression', ['a', 'Expressão']],
  ['soul_urge', ['o', 'Impulso da Alma']],
  ['personality', ['a', 'Personalidade']],
  ['personal_year', ['o', 'Ano Pessoal']],
  ['next_personal_year', ['o', 'Ano Pessoal']],
  ['personal_month', ['o', 'Mês Pessoal']],
  ['personal_day', ['o', 'Dia Pessoal']],
  ['universal_year', ['o', 'Ano Universal']],
  ['birthday', ['o', 'Número do Dia']],
  ['maturity', ['a', 'Maturidade']],
  ['balance', ['o', 'Equilíbrio']],
  ['rational_thought', ['o', 'Pensamento Racional']],
  ['hidden_passion', ['a', 'Paixão Oculta']],
  ['karmic_lesson', ['a', 'Lição Cármica']],
  ['karmic_debt', ['a', 'Dívida Cármica']],
  ['subconscious_self', ['o', 'Eu Subconsciente']],
  ['bridge_life_path_expression', ['a', 'Ponte de Fora']],
  ['bridge_soul_urge_personality', ['a', 'Ponte de Dentro']],
  ['period_cycle', ['o', 'Ciclo']],
  ['pinnacle', ['o', 'Pináculo']],
  ['challenge', ['o', 'Desafio']],
  ['essence', ['a', 'Essência']],
  ['name_number', ['o', 'Número do Nome']],
  ['ordinal_root', ['o', 'Número Ordinal']],
  ['psychic_number', ['o', 'Número Psíquico']],
  ['destiny_number', ['o', 'Número do Destino']],
  ['driver_number', ['o', 'Número Guia']],
  ['conductor_number', ['o', 'Número Condutor']],
  ['kua', ['o', 'Número Kua']],
]

const ordinals = ['', 'Primeiro', 'Segundo', 'Terceiro', 'Quarto']

function nounOf({ key, label }: Fact): Noun {
  const noun = nouns.find(([start]) => key.startsWith(start))?.[1]
  if (!noun) return ['o', label]
  const [, nth] = /^(?:pinnacle|challenge|period_cycle)_(\d)/.exec(key) ?? []
  return nth === undefined ? noun : ['o', `${ordinals[Number(nth)]} ${noun[1]}`]
}

/** What a number is called in Portuguese, with its possessive contracted where the grammar wants it. */
export function call(fact: Fact): Called {
  const [gender, label] = nounOf(fact)
  const theirs = `${gender === 'o' ? 'teu' : 'tua'} ${label}`
  // The Universal Year belongs to everybody.
  const own = fact.key === 'universal_year' ? label : theirs
  return { yours: `${gender} ${own}`, ofYours: `d${gender} ${own}`, inYours: `n${gender} ${own}`, label }
}

const contractions: Record<string, Record<string, string>> = {
  de: { o: 'do', a: 'da', os: 'dos', as: 'das', esta: 'desta' },
  a: { o: 'ao', a: 'à', os: 'aos', as: 'às', esta: 'a esta' },
  em: { o: 'no', a: 'na', os: 'nos', as: 'nas', esta: 'nesta' },
}

function joined(preposition: 'de' | 'a' | 'em', phrase: string): string {
  const [first = '', ...rest] = phrase.split(' ')
  const contracted = contractions[preposition]?.[first]
  return contracted === undefined ? `${preposition} ${phrase}` : [contracted, ...rest].join(' ')
}

export function subjectSlots(subject: string): Record<string, string> {
  return {
    subject,
    ofSubject: joined('de', subject),
    toSubject: joined('a', subject),
    inSubject: joined('em', subject),
  }
}

const mine: Record<string, string> = {
  meu: 'o teu',
  minha: 'a tua',
  meus: 'os teus',
  minhas: 'as tuas',
  nosso: 'o vosso',
  nossa: 'a vossa',
}

export function quoteSlots(words: string, possessive: string | undefined): Record<string, string> {
  const yours = possessive === undefined ? undefined : mine[possessive]
  const quoted = yours === undefined ? `“${words}”` : `${yours} ${words}`
  return { words: quoted, ofWords: joined('de', quoted) }
}
