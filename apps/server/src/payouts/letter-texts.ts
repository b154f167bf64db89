import { brand, newDetailsHoldDays } from '@numeria/contract'
import type { LetterWords } from '../accounts/letters.ts'
import type { Language } from '../platform/language.ts'

/** Texts of the email about changed bank details, in each page language. */
export const letterTexts: Record<Language, { changed(accountEnd: string): LetterWords; deleted: LetterWords }> = {
  en: {
    changed: (accountEnd) => ({
      subject: 'Your bank details were changed',
      lines: [
        `Your referral earnings will now be paid to the account ending in ${accountEnd}.`,
        `For your security, nothing is paid there in the first ${newDetailsHoldDays} days.`,
        '',
        `If this was not you, please write to ${brand.supportEmail} at once.`,
      ],
    }),
    deleted: {
      subject: 'Your bank details were deleted',
      lines: [
        'We have deleted your bank details. From now on, your referrals are paid in credits.',
        'Money you have already earned stays yours. To have it paid out, enter bank details again.',
        '',
        `If this was not you, please write to ${brand.supportEmail} at once.`,
      ],
    },
  },
  pt: {
    changed: (accountEnd) => ({
      subject: 'Os teus dados bancários foram alterados',
      lines: [
        `O que ganhares com as tuas recomendações passa a ser pago na conta terminada em ${accountEnd}.`,
        `Para tua segurança, nada é pago nessa conta durante os primeiros ${newDetailsHoldDays} dias.`,
        '',
        `Se não foste tu, escreve já para ${brand.supportEmail}.`,
      ],
    }),
    deleted: {
      subject: 'Os teus dados bancários foram apagados',
      lines: [
        'Apagámos os teus dados bancários. A partir de agora, as tuas recomendações são pagas em créditos.',
        'O dinheiro que já ganhaste continua a ser teu. Para o receberes, volta a indicar os dados bancários.',
        '',
        `Se não foste tu, escreve já para ${brand.supportEmail}.`,
      ],
    },
  },
}
