import type * as en from '../en/offline.ts'

export const offline: typeof en.offline = {
  title: 'Estás sem ligação',
  text: 'A Selene continua lá, e tudo o que é teu também: as tuas leituras e os teus créditos esperam por ti.',
  again: 'Tentar outra vez',
}
