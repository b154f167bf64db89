import { brand, newDetailsHoldDays, type PageLanguage } from '@numeria/contract'
import type { EmailWords } from '../accounts/emails.ts'

/** Of a payout: its amount before tax, what is withheld and what the bank transfers, as text; null where nothing is withheld or it is not known yet. */
type Sums = { gross: string; withheld: { tax: string; net: string } | null }
/** Of a transfer to a UK account, as text: the pounds for a euro on a day. */
type InPounds = { amount: string; rate: string; on: string }

type Texts = {
  changed(accountEnd: string): EmailWords
  /** `withTax`: the tax details as well. */
  deleted(withTax: boolean): EmailWords
  taxChanged(numberEnd: string): EmailWords
  /** `wantsTaxDetails`: it waits for them. `isInPounds`: it goes to a UK account. */
  made(about: Sums & { wantsTaxDetails: boolean; isInPounds: boolean; page: string }): EmailWords
  /** `pounds`: null where the bank transferred euros. */
  paid(about: Sums & { account: string; pounds: InPounds | null; page: string }): EmailWords
  /** `reason`: what an administrator wrote for the owner. */
  failed(about: { gross: string; reason: string; page: string }): EmailWords
  /** Of a payout that was reported as paid. */
  returned(about: { gross: string; reason: string; page: string }): EmailWords
}

/** Texts of the emails about bank and tax details and payouts, in each page language. */
export const emailTexts: Record<PageLanguage, Texts> = {
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
    deleted: (withTax) => ({
      subject: 'Your bank details were deleted',
      lines: [
        `We have deleted your ${withTax ? 'bank and tax details' : 'bank details'}. From now on, your referrals are paid in credits.`,
        'Money you have already earned stays yours. To have it paid out, enter your details again.',
        '',
        `If this was not you, please write to ${brand.supportEmail} at once.`,
      ],
    }),
    taxChanged: (numberEnd) => ({
      subject: 'Your tax details were changed',
      lines: [
        `Your referral payouts will now be reported under the tax number ending in ${numberEnd}.`,
        '',
        `If this was not you, please write to ${brand.supportEmail} at once.`,
      ],
    }),
    made: ({ gross, withheld, wantsTaxDetails, isInPounds, page }) => ({
      subject: 'Your referral payout is due',
      lines: [
        `Your referral earnings of ${gross} will be paid to your bank account.`,
        ...(withheld ? [`Withheld as tax: ${withheld.tax}. Your bank receives ${withheld.net}.`] : []),
        ...(isInPounds ? ['It is paid in pounds, at the rate that we show with the transfer.'] : []),
        ...(wantsTaxDetails ? ['', 'Before we can pay, we need your tax details. Please enter them here:'] : ['']),
        page,
      ],
    }),
    paid: ({ gross, withheld, account, pounds, page }) => ({
      subject: 'Your referral payout was paid',
      lines: [
        withheld
          ? `We have transferred ${pounds?.amount ?? withheld.net} to your account ${account}: ${gross} less ${withheld.tax} withheld as tax.`
          : `We have transferred ${pounds?.amount ?? gross} to your account ${account}.`,
        ...(pounds ? [`${withheld?.net ?? gross} at 1 EUR = ${pounds.rate} GBP, the rate of ${pounds.on}.`] : []),
        '',
        'All payouts and yearly statements are here:',
        page,
      ],
    }),
    failed: ({ gross, reason, page }) => ({
      subject: 'Your referral payout failed',
      lines: [
        `Your payout of ${gross} could not be made: ${reason}`,
        'The money is back in your balance and goes out with a later payout. Nothing was withheld.',
        '',
        'Please check your bank details here:',
        page,
      ],
    }),
    returned: ({ gross, reason, page }) => ({
      subject: 'The bank returned your referral payout',
      lines: [
        `The bank has returned your payout of ${gross}: ${reason}`,
        'The money is back in your balance and goes out with a later payout. Nothing was withheld: this payout is no longer in your yearly statement.',
        '',
        'Please check your bank details here:',
        page,
      ],
    }),
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
    deleted: (withTax) => ({
      subject: 'Os teus dados bancários foram apagados',
      lines: [
        `Apagámos os teus dados ${withTax ? 'bancários e fiscais' : 'bancários'}. A partir de agora, as tuas recomendações são pagas em créditos.`,
        'O dinheiro que já ganhaste continua a ser teu. Para o receberes, volta a indicar os teus dados.',
        '',
        `Se não foste tu, escreve já para ${brand.supportEmail}.`,
      ],
    }),
    taxChanged: (numberEnd) => ({
      subject: 'Os teus dados fiscais foram alterados',
      lines: [
        `Os pagamentos das tuas recomendações passam a ser declarados com o número fiscal terminado em ${numberEnd}.`,
        '',
        `Se não foste tu, escreve já para ${brand.supportEmail}.`,
      ],
    }),
    made: ({ gross, withheld, wantsTaxDetails, isInPounds, page }) => ({
      subject: 'Tens um pagamento a receber',
      lines: [
        `O que ganhaste com as tuas recomendações, ${gross}, vai ser pago na tua conta bancária.`,
        ...(withheld ? [`Retenção na fonte: ${withheld.tax}. O teu banco recebe ${withheld.net}.`] : []),
        ...(isInPounds ? ['É pago em libras, ao câmbio que mostramos com a transferência.'] : []),
        ...(wantsTaxDetails ? ['', 'Para podermos pagar, precisamos dos teus dados fiscais. Indica-os aqui:'] : ['']),
        page,
      ],
    }),
    paid: ({ gross, withheld, account, pounds, page }) => ({
      subject: 'O teu pagamento foi feito',
      lines: [
        withheld
          ? `Transferimos ${pounds?.amount ?? withheld.net} para a tua conta ${account}: ${gross} menos ${withheld.tax} de retenção na fonte.`
          : `Transferimos ${pounds?.amount ?? gross} para a tua conta ${account}.`,
        ...(pounds ? [`${withheld?.net ?? gross} a 1 EUR = ${pounds.rate} GBP, câmbio de ${pounds.on}.`] : []),
        '',
        'Todos os pagamentos e os extratos anuais estão aqui:',
        page,
      ],
    }),
    failed: ({ gross, reason, page }) => ({
      subject: 'O teu pagamento falhou',
      lines: [
        `Não foi possível fazer o teu pagamento de ${gross}: ${reason}`,
        'O dinheiro voltou ao teu saldo e segue num próximo pagamento. Não foi retido nenhum imposto.',
        '',
        'Confirma aqui os teus dados bancários:',
        page,
      ],
    }),
    returned: ({ gross, reason, page }) => ({
      subject: 'O banco devolveu o teu pagamento',
      lines: [
        `O banco devolveu o teu pagamento de ${gross}: ${reason}`,
        'O dinheiro voltou ao teu saldo e segue num próximo pagamento. Não foi retido nenhum imposto: este pagamento já não consta do teu extrato anual.',
        '',
        'Confirma aqui os teus dados bancários:',
        page,
      ],
    }),
  },
}
