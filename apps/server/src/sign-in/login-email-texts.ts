import { brand, type PageLanguage } from '@numeria/contract'
import type { EmailWords } from '../accounts/emails.ts'

type Words = Record<'linked' | 'removed', (login: string) => EmailWords> & {
  addressChanged: (before: string, now: string) => EmailWords
}

/** Emails about changed logins. @param login its provider, with its address where it has one */
export const loginEmailTexts: Record<PageLanguage, Words> = {
  en: {
    linked: (login) => ({
      subject: `A login was added to your ${brand.name} account`,
      lines: [
        `This login now also opens your account: ${login}.`,
        '',
        'If this wasn’t you, sign in and remove it in Settings under “Your logins”. You are then signed out everywhere else.',
      ],
    }),
    removed: (login) => ({
      subject: `A login was removed from your ${brand.name} account`,
      lines: [
        `This login no longer opens your account: ${login}.`,
        '',
        `You have been signed out everywhere else. If this wasn’t you, sign in with another login and write to ${brand.supportEmail}.`,
      ],
    }),
    addressChanged: (before, now) => ({
      subject: `The e-mail address of your ${brand.name} account has changed`,
      lines: [
        `The address of your account is now ${now} instead of ${before}, because your login reported a new verified address.`,
        '',
        `If you don’t know the new address, check your account at the provider you sign in with, and write to ${brand.supportEmail}.`,
      ],
    }),
  },
  pt: {
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
  },
}
