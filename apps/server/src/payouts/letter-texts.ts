import { brand, newDetailsHoldDays } from '@numeria/contract'
import type { LetterWords } from '../accounts/letters.ts'
import type { Language } from '../platform/language.ts'

/** Texts of the email about changed bank details, in each page language. */
export const letterTexts: Record<Language, { changed(accountEnd: string): LetterWords; deleted: LetterWords }> = {
  en: {
    changed: (accountEnd) => ({
      subject: 'Your bank details were changed',
      lines: [
        `Your referral earnings will be paid to the account that ends in ${accountEnd}.`,
        `For your safety nothing is paid there in the first ${newDetailsHoldDays} days.`,
        '',
        `If this was not you, please write to ${brand.supportEmail} at once.`,
      ],
    }),
    deleted: {
      subject: 'Your bank details were deleted',
      lines: [
        'From now on your referrals are paid in credits, and your bank details are deleted.',
        'What you earned in money before stays yours: give bank details again, and it is paid out.',
        '',
        `If this was not you, please write to ${brand.supportEmail} at once.`,
      ],
    },
  },
  pt: {
    changed: (accountEnd) => ({
      subject: 'Os teus dados bancários foram alterados',
      lines: [
        `O que ganhares com as tuas recomendações será pago na conta que termina em ${accountEnd}.`,
        `Para tua segurança, nada é pago nessa conta durante os primeiros ${newDetailsHoldDays} dias.`,
        '',
        `Se não foste tu, escreve já para ${brand.supportEmail}.`,
      ],
    }),
    deleted: {
      subject: 'Os teus dados bancários foram apagados',
      lines: [
        'A partir de agora, as tuas recomendações são pagas em créditos e os teus dados bancários estão apagados.',
        'O dinheiro que já tinhas ganho continua a ser teu: volta a indicar os dados bancários e fazemos o pagamento.',
        '',
        `Se não foste tu, escreve já para ${brand.supportEmail}.`,
      ],
    },
  },
}
