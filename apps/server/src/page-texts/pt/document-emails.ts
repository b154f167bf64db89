import { brand } from '@numeria/contract'
import type * as en from '../en/document-emails.ts'

export const documentEmails: typeof en.documentEmails = {
  invoice: ({ number, packName, purchaseId, price, vat, unconfirmedNumber, creditsUrl }) => ({
    subject: `A tua fatura ${number}`,
    lines: [
      `A fatura da tua encomenda de ${packName} segue em anexo, em PDF.`,
      '',
      `Encomenda: ${purchaseId}`,
      `Fatura: ${number}, ${price}, dos quais ${vat} de IVA`,
      '',
      ...(unconfirmedNumber === null
        ? []
        : [
            `O VIES, o registo da UE, não confirmou ${unconfirmedNumber} como número de IVA. Por isso, a fatura tem IVA como para um particular, e o preço é o mesmo. Se o número estiver certo, pede às Finanças do teu país que o registem no VIES e escreve para ${brand.supportEmail}.`,
            '',
          ]),
      `Todas as tuas faturas: ${creditsUrl}`,
    ],
  }),
  credit_note: ({ number, packName, purchaseId, price, vat, creditsUrl }) => ({
    subject: `A tua nota de crédito ${number}`,
    lines: [
      `Foi-te devolvido dinheiro da encomenda de ${packName}. A nota de crédito segue em anexo, em PDF.`,
      '',
      `Encomenda: ${purchaseId}`,
      `Nota de crédito: ${number}, ${price}, dos quais ${vat} de IVA`,
      '',
      `Todas as tuas faturas e notas de crédito: ${creditsUrl}`,
    ],
  }),
}
