import { brand, newDetailsHoldDays } from '@numeria/contract'
import type * as en from '../en/payout-emails.ts'

export const payoutEmails: typeof en.payoutEmails = {
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
}
