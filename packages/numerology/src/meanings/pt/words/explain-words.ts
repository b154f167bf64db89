import { spellDifference, spellLetters, spellPath, spellReduction, spellSum } from '../../../arithmetic.ts'
import type { ExplainWords } from '../../../explain-words.ts'
import type { DateUnit, NumberResult, Plane, RuleName, Tradition } from '../../../number-result.ts'
import type { YReason } from '../../../names/y-rule.ts'

export const portugueseNumbers: Readonly<Record<NumberResult['number'], string>> = {
  lifePath: 'Caminho de Vida',
  birthday: 'Dia de Nascimento',
  expression: 'Expressão',
  soulUrge: 'Impulso da Alma',
  personality: 'Personalidade',
  maturity: 'Maturidade',
  universalYear: 'Ano Universal',
  personalYear: 'Ano Pessoal',
  personalMonth: 'Mês Pessoal',
  personalDay: 'Dia Pessoal',
  minorExpression: 'Expressão Menor',
  minorSoulUrge: 'Impulso da Alma Menor',
  minorPersonality: 'Personalidade Menor',
  balance: 'Equilíbrio',
  rationalThought: 'Pensamento Racional',
  bridge: 'Ponte',
  pinnacle: 'Pináculo',
  challenge: 'Desafio',
  periodCycle: 'Ciclo de Vida',
  essence: 'Essência',
  chaldeanName: 'Número do nome',
  chaldeanSoulUrge: 'Impulso da Alma',
  hebrewOrdinal: 'Número ordinal',
  vedicName: 'Número do nome (Namank)',
  psychic: 'Número psíquico (Mulank)',
  destiny: 'Número do destino (Bhagyank)',
}

/** In the feminine, as they agree with 'tradição'. */
const traditions: Readonly<Record<Tradition, string>> = {
  pythagorean: 'tradição pitagórica',
  chaldean: 'tradição caldeia',
  hebrew: 'tradição hebraica',
  vedic: 'tradição védica',
  chinese: 'tradição chinesa',
}

const yReasons: Readonly<Record<YReason, string>> = {
  after_vowel: 'vem depois de uma vogal',
  opens_before_vowel: 'abre o nome antes de uma vogal',
  glides_into_vowel: 'liga uma consoante à vogal seguinte',
  sounds_as_vowel: 'tem um som só seu',
  chosen: 'foi a tua escolha',
}

/** Words of `explain` in European Portuguese. */
const rules: Readonly<Record<RuleName, string>> = {
  each_of_month_day_year:
    'o mês, o dia e o ano reduzem-se um a um, mantendo 11, 22 e 33; depois somam-se e o total reduz-se',
  day_of_birth: 'o dia do mês reduz-se, mantendo 11 e 22',
  each_name_of_the_full_name:
    'cada nome reduz-se por si, mantendo 11, 22 e 33; depois somam-se os nomes e o total reduz-se',
  life_path_and_expression: 'o Caminho de Vida e a Expressão somam-se, e o total reduz-se, mantendo 11, 22 e 33',
  fully_reduced_parts: 'cada parte e a soma reduzem-se a um só algarismo, incluindo os números mestres',
  initials: 'soma-se a primeira letra de cada nome, e o total reduz-se a um só algarismo',
  first_name_and_day:
    'o primeiro nome e o dia de nascimento reduzem-se, mantendo os mestres; depois somam-se e o total reduz-se',
  sum_keeping_masters: 'somam-se dois números e reduz-se o total, mantendo 11, 22 e 33 em ambos e na soma',
  one_part_of_the_date: 'uma parte da data de nascimento reduz-se, mantendo 11, 22 e 33',
  difference: 'dois números reduzem-se a um só algarismo, e tira-se o menor ao maior',
  letters_of_the_year: 'cada nome avança letra a letra, e somam-se as letras a que chegou, mantendo 11, 22 e 33',
  chaldean_letters: 'somam-se todas as letras pela tabela caldeia, e o total reduz-se, mantendo 11 e 22',
  ordinal_letters:
    'as letras latinas valem pelo seu lugar no alfabeto, de A 1 a Z 26; a soma reduz-se, mantendo os mestres',
  vedic_letters: 'somam-se todas as letras pela tabela caldeia, e o total reduz-se a um só algarismo',
  vedic_day: 'o dia do mês reduz-se a um só algarismo, incluindo os números mestres',
  digits_of_the_date: 'somam-se todos os algarismos da data de nascimento, e o total reduz-se a um só algarismo',
}

const units: Readonly<Record<DateUnit, string>> = {
  birthMonth: 'Mês',
  birthDay: 'Dia',
  birthYear: 'Ano',
  calendarYear: 'Ano do calendário',
  calendarMonth: 'Mês do calendário',
  calendarDay: 'Dia do calendário',
}

const planes: Readonly<Record<Plane | 'last_for_middle', string>> = {
  physical: 'Primeiro nome',
  mental: 'Nomes do meio',
  spiritual: 'Último nome',
  last_for_middle: 'Último nome, em vez de um nome do meio',
}

const endsInMaster = ', um número mestre'

export const portugueseWords: ExplainWords = {
  numbers: portugueseNumbers,
  heading: (number, tradition, rule) => `${portugueseNumbers[number]}, ${traditions[tradition]}: ${rules[rule]}`,
  date: (unit, path) => `${units[unit]} ${spellReduction(path, endsInMaster)}`,
  digits: (unit, digits, total) => `${units[unit]} ${spellSum(digits)} = ${total}`,
  name: (written, letters, path) => `${written}: ${spellLetters(letters)} = ${spellReduction(path, endsInMaster)}`,
  particle: (written, letters, path) => `${written}: ${spellLetters(letters)} = ${spellReduction(path, '')}`,
  noLetters: (written, sound) => `${written} não tem ${sound === 'vowel' ? 'vogais' : 'consoantes'} e soma 0`,
  number: (number, path) => `${portugueseNumbers[number]} ${spellReduction(path, endsInMaster)}`,
  transit: (plane, letter, value, fromAge, toAge) =>
    `${planes[plane]}: ${letter} ${value}, dos ${fromAge} aos ${toAge} anos`,
  readAs: (written, spelling) => `${written} lê-se como ${spelling}`,
  leftOut: (names) => `Não faz parte de um nome de nascimento e fica de fora: ${names.join(', ')}`,
  unread: (letters) => `Não são letras latinas, por isso aqui não têm valor: ${letters.join(' ')}`,
  joined: (names) =>
    names.length === 1
      ? `${names[0]} conta como um só nome: a partícula pertence ao nome que se segue`
      : `${names.join(' e ')} contam cada um como um só nome: a partícula pertence ao nome que se segue`,
  y: (name, sound, reason) => `O Y de ${name} é ${sound === 'vowel' ? 'vogal' : 'consoante'}: ${yReasons[reason]}`,
  together: (addends, path) => `Soma ${spellSum(addends)} = ${spellReduction(path, endsInMaster)}`,
  difference: (numbers, left) => `Diferença ${spellDifference(numbers)} = ${left}`,
  karmicDebt: (debt, value) => `O total ${debt} é um número de dívida cármica: ${debt}/${value}`,
  otherDigits: (value, path) =>
    `Outras calculadoras podem mostrar ${value}, porque somam todos os algarismos de uma vez: ${spellPath(path)}`,
  otherLetters: (value, path) =>
    `Outras calculadoras podem mostrar ${value}, porque somam todas as letras de uma vez: ${spellPath(path)}`,
  otherParticles: (path) =>
    `Com a partícula como um nome à parte, como contam algumas calculadoras: ${spellPath(path)}`,
  cheiro: (roots, path) => `Em vez disso, Cheiro soma as raízes dos nomes: ${spellSum(roots)} = ${spellPath(path)}`,
}
