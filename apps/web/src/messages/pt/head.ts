import type * as en from '../en/head.ts'

export const head: typeof en.head = {
  home: 'Início',
  lead: 'Os números são calculados. As palavras são escritas para ti.',
}
