import type * as en from '../en/style-sheet.ts'

export const styleSheet: typeof en.styleSheet = {
  title: 'Como a Selene responde',
  tone: 'Tom',
  tradition: 'Tradição',
  language: 'Língua',
  auto: 'Automática',
  autoMeans: 'Em automático, responde na língua da tua mensagem.',
  done: 'Pronto',
}

export const toneHints: typeof en.toneHints = {
  mystic: 'Por imagens, sem pressa',
  pragmatic: 'Em palavras simples, direto ao assunto',
}

export const traditionHints: typeof en.traditionHints = {
  pythagorean: 'Letras de 1 a 9, pela ordem do alfabeto',
  chaldean: 'Letras pelo seu som, de 1 a 8',
  hebrew: 'O lugar de cada letra, até restar uma raiz',
  vedic: 'Os planetas por trás do dia e da data',
  chinese: 'O quadrado que a tua data de nascimento preenche',
}
