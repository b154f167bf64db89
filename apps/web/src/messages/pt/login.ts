import { brand, signupCredits } from '@numeria/contract'
import type * as en from '../en/login.ts'

export const login: typeof en.login = {
  welcome: `Olá, esta é a ${brand.name}`,
  signingIn: 'A iniciar a tua sessão…',
  isAi: `A ${brand.persona} é uma IA. As leituras dela servem para refletir e para entreter.`,
  failed: 'Não foi possível entrar',
  teaser:
    'Quase todos os números se somam até ficar um só algarismo. O onze não: fica inteiro, é um Número Mestre, dois pilares com uma porta no meio. Há datas de nascimento que passam por ela. E a tua?',
  callToAction: `Entra e a ${brand.persona} faz as contas. Os primeiros ${signupCredits} créditos são oferta nossa.`,
  showAll: 'Saltar animação',
}
