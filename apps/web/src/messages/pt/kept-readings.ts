import type * as en from '../en/kept-readings.ts'

export const kept: typeof en.kept = {
  noCharge: 'sem custo',
  stopped: 'interrompida',
  rewritten: 'reescrita grátis',
  howFound: 'Contas passo a passo',
  copy: 'Copiar',
  more: 'Mais',
  free: 'grátis',
  copied: 'Copiado!',
  copiedWhat: 'A leitura está na área de transferência',
  notCopied: 'O teu navegador bloqueou a cópia. Seleciona o texto em vez disso.',
  numbersMissing: 'Não foi possível abrir os números. Tenta outra vez.',
  menuMissing: 'Não foi possível abrir o menu. Tenta outra vez.',
  deleted: 'Leitura apagada',
  allDeleted: 'Todas as leituras apagadas',
  creditsUnchanged: 'Os teus créditos não mudaram.',
  nothingDeleted: 'Nada foi apagado. Tenta outra vez.',
  deleteAll: 'Apagar todas as leituras',
  notOpened: 'Não foi possível abrir esta leitura. Tenta outra vez.',
  search: 'Procurar nas tuas leituras',
  clearSearch: 'Limpar a procura',
}
