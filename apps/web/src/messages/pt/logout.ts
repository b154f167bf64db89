import type * as en from '../en/logout.ts'

export const logout: typeof en.logout = {
  signedOut: 'Terminaste a sessão',
  comeBack: 'As tuas leituras e os teus créditos estarão aqui quando voltares.',
  signInAgain: 'Entrar de novo',
  stillIn: 'Ainda tens a sessão iniciada',
  notEnded: 'A tua sessão ainda não terminou.',
}
