import { portugueseLoShu } from '@numeria/numerology/meanings/pt/words/words'
import type * as en from '../en/workshop.ts'

export const workshop: typeof en.workshop = {
  date: '1. Uma data',
  name: '2. Um nome',
  same: '3. O mesmo em cinco tradições',
  exampleInBrackets: ' (exemplo)',
  andTheDate: ', e a data acima',
  example: 'Exemplo: ',
  lifePath: 'Caminho de Vida',
  expression: 'Expressão',
  soulUrge: 'Impulso da Alma',
  personality: 'Personalidade',
  none: 'nenhum',
  isLifePath: (value) => `Caminho de Vida ${value}.`,
  areNumbers: ({ expression, soulUrge, personality, balance }) =>
    `Expressão ${expression}, Impulso da Alma ${soulUrge}, Personalidade ${personality}, Equilíbrio ${balance}.`,
  copyLink: 'Copiar ligação',
  copied: 'Copiada.',
  notCopied: 'O teu navegador não nos deixa copiar. Aqui está a ligação:',
  linkHolds:
    'A ligação leva a data e o nome atrás de um #, uma parte do endereço que os navegadores nunca enviam. Quem tiver a ligação pode lê-los.',
}

export const nameForm: typeof en.nameForm = {
  label: 'Nome completo de nascimento',
  hint: 'Por exemplo Mary Ellen Quinn. Fica no teu navegador.',
  spelling: 'Grafia que conta',
  spellingHint:
    'Foi um programa que a escreveu, mais ou menos como soa. Muda-a para a grafia do teu passaporte e faz as contas outra vez.',
  withoutTable: 'Não foi possível escrever agora este nome em letras latinas. Escreve-o tu em letras latinas.',
  missing: 'Escreve um nome.',
  broken: 'Há um carácter invisível ou estragado neste nome. Escreve-o de novo à mão.',
  picture: (drawn) => `${drawn} é um desenho e não tem valor. Deixa-o de fora.`,
  digits: 'Há algarismos neste nome. Escreve-o só com letras.',
  tooLong: (length, longest) => `Este nome tem ${length} caracteres; podem contar-se até ${longest}.`,
  noLetter: 'Não há nenhuma letra neste nome.',
  inLatin: 'Escreve esta grafia em letras latinas, como num passaporte.',
}

export const nameResult: typeof en.nameResult = {
  countedAs: (spelling) => `Conta como ${spelling}`,
  without: (names) => `, sem ${names.join(' e ')}`,
  howDrawn:
    'As vogais estão dentro de um círculo, com o valor por cima; as consoantes sobre uma linha, com o valor por baixo.',
  letterByLetter: 'Letra a letra',
  noVowel: 'Não há vogais neste nome, por isso não tem Impulso da Alma.',
  noConsonant: 'Não há consoantes neste nome, por isso não tem Personalidade.',
  vowel: 'Vogal',
  consonant: 'Consoante',
  yIn: (name) => `Y em ${name}`,
  howCounted: (names) => `Como contar ${names.join(' e ')}`,
  asOneName: 'Como um só nome:',
  particleApart: 'Com a partícula como um nome à parte:',
}

export const loShu: typeof en.loShu = {
  title: 'Quadrado Lo Shu',
  digits: (digits) => `Algarismos: ${digits}`,
  missing: (digits) => `Em falta: ${digits}`,
  repeated: (digits) => `Repetidos: ${digits}`,
  full: (lines) => `Linhas completas: ${lines}`,
  empty: (lines) => `Linhas vazias: ${lines}`,
  none: 'nenhum',
  noLine: 'nenhuma',
  planes: portugueseLoShu.planes,
}

export const pinnacles: typeof en.pinnacles = {
  title: 'Pináculos',
  what: 'Um número para cada uma de quatro fases da vida, por idade; os mestres mantêm-se.',
  from: (start) => `desde ${start}`,
  upTo: (end) => `até ${end}`,
  span: (start, end) => `${start} a ${end}`,
  told: (ages, years, working) => `Idade ${ages}, ${years}: ${working}`,
}

export const sideBySide: typeof en.sideBySide = {
  pythagorean: {
    name: 'Pitagórica',
    counts: 'o nome, letras de 1 a 9',
    note: 'Cada nome reduz-se por si e depois somam-se.',
  },
  chaldean: {
    name: 'Caldeia',
    counts: 'o nome, letras de 1 a 8',
    compound: (total) => `O número composto ${total} também se lê.`,
  },
  hebrew: {
    name: 'Hebraica',
    counts: 'o nome, de A 1 a Z 26',
    note: 'Lugares no alfabeto latino: não é gematria.',
  },
  vedic: {
    name: 'Védica',
    counts: 'o nome, letras de 1 a 8',
    note: (planet) => `Planeta: ${planet}. Os mestres nunca se mantêm.`,
  },
  chinese: {
    name: 'Lo Shu chinês',
    counts: 'a data, algarismo a algarismo',
    note: (missing) => `Um quadrado em vez de um número. Em falta: ${missing}.`,
  },
}
