import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compatibility,
  fullChart,
  kua,
  letterCounts,
  lifePath,
  loShuGrid,
  nameNumbers,
  parsePlainDate,
  personality,
  soulUrge,
  vedicCompatibility,
  type NumberResult,
} from '../../../index.ts'
import {
  portugueseCounts,
  portugueseKua,
  portugueseLoShu,
  portuguesePair,
  portugueseVedicPair,
  portugueseWords,
} from './words.ts'
import {
  explain,
  explainCompatibility,
  explainKua,
  explainLetterCounts,
  explainLoShu,
  explainVedicCompatibility,
} from '../../../test-explain.ts'

const names = [
  'Maria João Ferreira',
  'Yvonne Kayley Flynn',
  'Bryn Lynn',
  'Sudha',
  'Ana O’Brien Jr',
  'Æthelred Straße',
  'Mmh Psst',
]
const aName = fc.constantFrom(...names)
const aDate = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2026-11-21T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const numbersIn = (lines: readonly string[]) =>
  lines.map((line) => (line.replaceAll(/(\d),(\d)/g, '$1.$2').match(/\d+(?:\.\d+)?/g) ?? []).join(' '))
/** Words that no Portuguese sentence has. */
const english = /\b(the|and|of|is|are|by|with|number|numbers|year|letter|letters|name|together|missing|from)\b/i

function expectSame(inEnglish: readonly string[], inPortuguese: readonly string[]) {
  expect(numbersIn(inPortuguese)).toEqual(numbersIn(inEnglish))
  for (const line of inPortuguese) expect(line).not.toMatch(english)
}

function resultsOf(value: unknown): NumberResult[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'number' in value && 'rule' in value && 'parts' in value ? [value as unknown as NumberResult] : []
  return [...own, ...Object.values(value).flatMap(resultsOf)]
}

describe('a working told in Portuguese', () => {
  test('has the same numbers, line by line, in every place of a chart', () => {
    fc.assert(
      fc.property(aName, aDate, (fullName, birthDate) => {
        const chart = fullChart({ fullName, birthDate, on: '2026-11-21' })
        const results = resultsOf(chart)
        expect(results.length).toBeGreaterThan(20)
        for (const result of results) expectSame(explain(result), explain(result, portugueseWords))
      }),
      { numRuns: 40 },
    )
  })

  test('has the same numbers for letters, squares, Kua and pairs', () => {
    fc.assert(
      fc.property(aName, aDate, aName, aDate, (fullName, birthDate, otherName, otherDate) => {
        const birth = parsePlainDate(birthDate)
        const [one, other] = [
          { fullName, birthDate },
          { fullName: otherName, birthDate: otherDate },
        ]
        const counts = letterCounts(fullName)
        expectSame(explainLetterCounts(counts), explainLetterCounts(counts, portugueseCounts))
        const grid = loShuGrid(birth, { driverAndConductor: true, kua: kua(birth, 'female') })
        expectSame(explainLoShu(grid), explainLoShu(grid, portugueseLoShu))
        for (const sex of ['male', 'female'] as const)
          expectSame(explainKua(kua(birth, sex)), explainKua(kua(birth, sex), portugueseKua))
        const vedic = vedicCompatibility(one, other)
        expectSame(explainVedicCompatibility(vedic), explainVedicCompatibility(vedic, portugueseVedicPair))
        if (nameNumbers(fullName).soulUrge === null || nameNumbers(otherName).soulUrge === null) return
        const pair = compatibility(one, other)
        expectSame(explainCompatibility(pair), explainCompatibility(pair, portuguesePair))
      }),
      { numRuns: 60 },
    )
  })

  test('reads as a person would say it', () => {
    expect(explain(lifePath({ year: 1961, month: 8, day: 4 }), portugueseWords)).toEqual([
      'Caminho de Vida, tradição pitagórica: o mês, o dia e o ano reduzem-se um a um, mantendo 11, 22 e 33; depois somam-se e o total reduz-se',
      'Mês 8',
      'Dia 4',
      'Ano 1961 → 1 + 9 + 6 + 1 = 17 → 1 + 7 = 8',
      'Soma 8 + 4 + 8 = 20 → 2 + 0 = 2',
      'Outras calculadoras podem mostrar 11, porque somam todos os algarismos de uma vez: 29 → 11',
    ])
  })

  test('says which letters of a name were counted, which were not, and as what each Y was heard', () => {
    expect(explain(soulUrge('Ng Yvonne'), portugueseWords).slice(1)).toEqual([
      'O Y de Yvonne é vogal: tem um som só seu',
      'Ng não tem vogais e soma 0',
      'Yvonne: Y 7 + O 6 + E 5 = 18 → 1 + 8 = 9',
      'Soma 0 + 9 = 9',
    ])
    expect(explain(personality('Yoko Æ Ωmega Ю Jr Jr'), portugueseWords).slice(1, 7)).toEqual([
      'Yoko Æ Ωmega Ю Jr Jr lê-se como YOKO AE MEGA',
      'Não faz parte de um nome de nascimento e fica de fora: Jr, Jr',
      'Não são letras latinas, por isso aqui não têm valor: Ω Ю',
      'O Y de Yoko é consoante: abre o nome antes de uma vogal',
      'Yoko: Y 7 + K 2 = 9',
      'Æ não tem consoantes e soma 0',
    ])
  })

  test('says how often a letter is there, and what was added to a square', () => {
    expect(explainLetterCounts(letterCounts('Maria João'), portugueseCounts)[0]).toBe(
      'MARIA JOAO: 1 4 vezes, 4 uma vez, 6 duas vezes, 9 duas vezes',
    )
    const birth = { year: 1961, month: 8, day: 4 }
    const grid = loShuGrid(birth, { driverAndConductor: true, kua: kua(birth, 'female') })
    expect(explainLoShu(grid, portugueseLoShu).slice(1, 4)).toEqual([
      'Acrescentado como número guia: 4',
      'Acrescentado como número condutor: 2',
      'Acrescentado como número Kua: 3',
    ])
  })

  test('says of a pair by whose table the planets were compared, and how the score came about', () => {
    const [maria, ana] = [
      { fullName: 'Maria João', birthDate: '1961-08-04' },
      { fullName: 'Ana Silva', birthDate: '1990-02-14' },
    ]
    const lines = explainVedicCompatibility(vedicCompatibility(maria, ana), portugueseVedicPair)
    expect([lines[0], lines.at(-1)]).toEqual([
      'Compatibilidade, tradição védica: os planetas dos números comparam-se nos dois sentidos, segundo a tabela Maha Jyotish',
      'Pontuação: a média de 1; 0; 0,5 é 50 em 100',
    ])
  })
})
