import { brand } from '@numeria/contract'
import type * as en from '../en/logout-question.ts'

export const logoutQuestion: typeof en.logoutQuestion = {
  title: `Queres sair da ${brand.name}?`,
  why: 'Não chegaste aqui por uma ligação nossa, por isso preferimos perguntar-te primeiro.',
  logOut: 'Sair',
  stay: 'Continuar com a sessão iniciada',
}
