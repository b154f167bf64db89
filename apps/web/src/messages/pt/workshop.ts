import { portugueseLoShu } from '@numeria/numerology/pt'
import type * as en from '../en/workshop.ts'

export const workshop: typeof en.workshop = {
  date: '1. Uma data',
  name: '2. Um nome',
  same: '3. O mesmo em cinco tradições',
  exampleInBrackets: ' (exemplo)',
  andTheDate: ', e a data acima',
  example: 'Exemplo: ',
  workItOut: 'Fazer as contas',
  lifePath: 'Caminho de Vida',
  expression: 'Expressão',
  soulUrge: 'Impulso da Alma',
  personality: 'Personalidade',
  none: 'nenhum',
  isLifePath: (value) => `Caminho de Vida ${value}.`,
  areNumbers: (expression, soulUrge, personality) =>
    `Expressão ${expression}, Impulso da Alma ${soulUrge}, Personalidade ${personality}.`,
  copyLink: 'Copiar ligação',
  copied: 'Copiada.',
  notCopied: 'O teu navegador não nos deixa copiar. Aqui está a ligação:',
  linkHolds:
    'A ligação leva a data e o nome atrás de um #, uma parte do endereço que os navegadores nunca enviam. Quem tiver a ligação pode lê-los.',
  fetchingWords: 'A carregar as palavras…',
  wordsMissing: 'Não foi possível carregar as palavras deste número. O número está certo.',
}

export const dateForm: typeof en.dateForm = {
  legend: 'Data de nascimento',
  day: 'Dia',
  month: 'Mês',
  year: 'Ano',
  hint: 'Por exemplo 14 7 1990. Não sai desta página.',
  parts: { day: 'o dia', month: 'o mês', year: 'o ano' },
  and: ' e ',
  allMissing: 'Escreve um dia, um mês e um ano.',
  someMissing: (parts) => `Escreve também ${parts}.`,
  yearInDigits: 'Escreve o ano em algarismos, quatro no máximo, como 1990.',
  noYearZero: 'Não há ano 0: o calendário começa no ano 1.',
  monthByNumber: 'Escreve o mês com um número de 1 a 12, ou por extenso.',
  dayByNumber: 'Escreve o dia com um número de 1 a 31.',
  noSuchDay: (day, month, year) =>
    `Não há ${day} de ${month.toLowerCase()}${year === null ? '' : ` de ${year}`} no calendário.`,
  stillToCome: 'Esse dia ainda está para vir: uma data de nascimento fica no passado.',
}

export const nameForm: typeof en.nameForm = {
  label: 'Nome completo de nascimento',
  hint: 'Por exemplo Mary Ellen Quinn. Não sai desta página.',
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
}

export const steps: typeof en.steps = {
  month: 'Mês',
  day: 'Dia',
  year: 'Ano',
  together: 'Soma',
  master: 'mestre',
  keptInside: (masters) =>
    masters.length === 1
      ? `O ${masters[0]} mantém-se inteiro dentro da soma, como número mestre.`
      : `O ${masters.join(' e o ')} mantêm-se inteiros dentro da soma, como números mestres.`,
  isMaster: (value) => `${value} é um número mestre: um Caminho de Vida não se reduz para lá dele.`,
  isDebt: (debt, value) =>
    `O total é ${debt}, a que os numerólogos chamam dívida cármica e que escrevem ${debt}/${value}. Cerca de um quarto das datas tem uma.`,
  otherWay: (value, path) =>
    `Outras calculadoras podem mostrar ${value}, porque somam todos os algarismos de uma vez: ${path}.`,
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
