import { brand } from '@numeria/contract'
import type { LetterWords } from '../accounts/letters.ts'
import type { Language } from '../platform/language.ts'

type Words = Record<'linked' | 'removed', (login: string) => LetterWords> & {
  addressChanged: (before: string, now: string) => LetterWords
}

/** Emails about changed logins. @param login its provider, with its address where it has one */
export const loginLetters: Record<Language, Words> = {
  en: {
    linked: (login) => ({
      subject: `A login was added to your ${brand.name} account`,
      lines: [
        `From now on this login opens your account too: ${login}.`,
        '',
        'If you did not add it, sign in, remove it in Settings under "Your logins", and end all other sign-ins.',
      ],
    }),
    removed: (login) => ({
      subject: `A login was removed from your ${brand.name} account`,
      lines: [
        `This login no longer opens your account: ${login}.`,
        '',
        'All other sign-ins have ended. If you did not remove it, sign in with another login of yours and write to us.',
      ],
    }),
    addressChanged: (before, now) => ({
      subject: `The e-mail address of your ${brand.name} account has changed`,
      lines: [
        `Your login reported a new verified address, so your account now has ${now} in place of ${before}.`,
        '',
        'If you do not know the new address, check your account at the provider you sign in with, and write to us.',
      ],
    }),
  },
  pt: {
    linked: (login) => ({
      subject: `Foi adicionado um início de sessão à tua conta ${brand.name}`,
      lines: [
        `A partir de agora, este início de sessão também abre a tua conta: ${login}.`,
        '',
        'Se não foste tu, inicia sessão, remove-o nas Definições em «Os teus inícios de sessão» e termina todas as outras sessões.',
      ],
    }),
    removed: (login) => ({
      subject: `Foi removido um início de sessão da tua conta ${brand.name}`,
      lines: [
        `Este início de sessão deixou de abrir a tua conta: ${login}.`,
        '',
        'Todas as outras sessões terminaram. Se não foste tu, inicia sessão de outra forma e escreve-nos.',
      ],
    }),
    addressChanged: (before, now) => ({
      subject: `O endereço de e-mail da tua conta ${brand.name} mudou`,
      lines: [
        `O teu início de sessão indicou um novo endereço confirmado. A tua conta passou a ter ${now} em vez de ${before}.`,
        '',
        'Se não conheces o novo endereço, verifica a tua conta no fornecedor com que inicias sessão e escreve-nos.',
      ],
    }),
  },
}
