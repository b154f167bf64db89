import type * as en from '../en/conversation-more.ts'

export const conversationMenu: typeof en.conversationMenu = {
  rename: 'Mudar o nome',
  pin: 'Afixar',
  unpin: 'Desafixar',
  archive: 'Arquivar',
  restore: 'Restaurar',
  delete: 'Apagar',
}

export const rename: typeof en.rename = {
  title: 'Mudar o nome da conversa',
  label: 'Título',
  missing: 'Escreve um título.',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'A guardar…',
}
