import type * as en from '../en/ui.ts'

export const ui: typeof en.ui = {
  close: 'Fechar',
  error: 'Erro',
  partMissing: 'Não conseguimos carregar uma parte desta página. Volta a carregá-la, por favor.',
}
