import type * as en from '../en/shortcuts.ts'

export const shortcuts: typeof en.shortcuts = {
  title: 'Atalhos de teclado',
  write: 'Escrever uma mensagem',
  search: 'Procurar nas tuas leituras',
  send: 'Enviar',
  newLine: 'Nova linha',
  editLast: 'Editar a última mensagem, com a caixa vazia',
  stop: 'Parar a leitura',
  show: 'Mostrar esta lista',
  control: 'Ctrl',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  singleKeys: 'Atalhos de uma só tecla',
  singleKeysHint: 'Desliga-os se usas controlo por voz.',
  notOpened: 'Não foi possível abrir a lista. Tenta outra vez.',
}
