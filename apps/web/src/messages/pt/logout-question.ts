import { brand } from '@numeria/contract'
import type * as en from '../en/logout-question.ts'

export const logoutQuestion: typeof en.logoutQuestion = {
  title: `Queres sair da ${brand.name}?`,
  why: `Esta ligação veio de fora da ${brand.name}, por isso confirma, por favor.`,
  logOut: 'Sair',
  stay: 'Continuar com a sessão iniciada',
}
