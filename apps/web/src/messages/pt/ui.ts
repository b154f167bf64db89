import type * as en from '../en/ui.ts'

export const ui: typeof en.ui = {
  close: 'Fechar',
  error: 'Erro',
  partMissing: 'Não foi possível carregar parte desta página. Recarrega-a.',
}
