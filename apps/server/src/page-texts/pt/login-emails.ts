import { brand } from '@numeria/contract'
import type * as en from '../en/login-emails.ts'

export const loginEmails: typeof en.loginEmails = {
  linked: (login) => ({
    subject: `Foi adicionado um início de sessão à tua conta ${brand.name}`,
    lines: [
      `Este início de sessão passou a abrir também a tua conta: ${login}.`,
      '',
      'Se não foste tu, inicia sessão e remove-o nas Definições, em «Os teus inícios de sessão». Todas as outras sessões terminam então.',
    ],
  }),
  removed: (login) => ({
    subject: `Foi removido um início de sessão da tua conta ${brand.name}`,
    lines: [
      `Este início de sessão deixou de abrir a tua conta: ${login}.`,
      '',
      `Todas as outras sessões terminaram. Se não foste tu, inicia sessão de outra forma e escreve para ${brand.supportEmail}.`,
    ],
  }),
  addressChanged: (before, now) => ({
    subject: `O endereço de e-mail da tua conta ${brand.name} mudou`,
    lines: [
      `O endereço da tua conta é agora ${now}, em vez de ${before}, porque o teu início de sessão indicou um novo endereço confirmado.`,
      '',
      `Se não conheces o novo endereço, verifica a tua conta no fornecedor com que inicias sessão e escreve para ${brand.supportEmail}.`,
    ],
  }),
}
