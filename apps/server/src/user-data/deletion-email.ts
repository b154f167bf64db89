import { brand, type PageLanguage } from '@numeria/contract'
import type { Transaction } from 'kysely'
import { writeEmail, type EmailWords } from '../accounts/emails.ts'
import type { Tables } from '../platform/database/tables.ts'

/**
 * Confirms a deletion to the address that the account had, in the transaction that makes it final. The copy is deleted once it was sent. It names what the
 * payment provider keeps, which we cannot delete.
 */
export async function confirmDeletion(
  trx: Transaction<Tables>,
  at: Date,
  { userId, email, language }: { userId: string; email: string; language: PageLanguage },
): Promise<void> {
  const customer = await trx.selectFrom('customers').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  const words = texts[language](at.toISOString().slice(0, 16).split('T') as [string, string], customer !== undefined)
  await writeEmail(trx, at, {
    userId,
    kind: 'account_deleted',
    cause: 'account_deleted',
    recipient: email,
    language,
    ...words,
  })
}

const texts: Record<PageLanguage, (at: [day: string, time: string], isCustomer: boolean) => EmailWords> = {
  en: ([day, time], isCustomer) => ({
    subject: `Your ${brand.name} account has been deleted`,
    lines: [
      `Your account was deleted on ${local(day)} at ${time} UTC, with your readings and messages, your profile, the people and notes you saved, your logins and your bank details. They cannot be restored.`,
      '',
      'We keep:',
      '- orders, payments and credit movements for at least 10 years after their year, as bookkeeping law requires, without your name and address;',
      '- invoices and credit notes, if you have any, for 10 years after their year, as they were issued, with the tax number, name and address that stand on them: here and at InvoiceXpress, which issues them for us;',
      '- payouts for referrals, if you had any, for 10 years after their year, with your name, tax number and address;',
      '- irreversible marks of your address and your logins for 180 days, or 12 months if you used the 7-day guarantee, so that welcome credits and the guarantee are given only once.',
      '',
      ...(isCustomer
        ? [
            'Stripe, our payment provider, keeps its own records of your payments: your e-mail address, what you entered when you paid (such as your name and country), part of your card number, and the amounts and dates. The law requires it to, and it decides for how long. We cannot delete these records. How to ask Stripe for a copy or for their deletion: https://stripe.com/privacy',
          ]
        : ['Stripe, our payment provider, has no record of you: you never started a payment.']),
      '',
      `If you did not delete your account, write to ${brand.supportEmail} at once.`,
    ],
  }),
  pt: ([day, time], isCustomer) => ({
    subject: `A tua conta ${brand.name} foi apagada`,
    lines: [
      `A tua conta foi apagada a ${local(day)}, às ${time} UTC, com as tuas leituras e mensagens, o teu perfil, as pessoas e notas que guardaste, os teus inícios de sessão e os teus dados bancários. Não podem ser recuperados.`,
      '',
      'Continuamos a guardar:',
      '- encomendas, pagamentos e movimentos de créditos durante pelo menos 10 anos depois do respetivo ano, como exige a lei contabilística, sem o teu nome nem o teu endereço;',
      '- faturas e notas de crédito, se as houver, durante 10 anos depois do respetivo ano, tal como foram emitidas, com o número fiscal, o nome e a morada que nelas constam: aqui e na InvoiceXpress, que as emite por nós;',
      '- pagamentos por recomendações, se os houve, durante 10 anos depois do respetivo ano, com o teu nome, número fiscal e morada;',
      '- marcas irreversíveis do teu endereço e dos teus inícios de sessão durante 180 dias, ou 12 meses se usaste a garantia de 7 dias, para que os créditos de boas-vindas e a garantia só sejam dados uma vez.',
      '',
      ...(isCustomer
        ? [
            'A Stripe, o nosso prestador de pagamentos, mantém os seus próprios registos dos teus pagamentos: o teu endereço de e-mail, o que indicaste ao pagar (como o nome e o país), parte do número do teu cartão, e os valores e datas. A lei obriga-a a isso e é ela que decide durante quanto tempo. Não os podemos apagar. Como pedir à Stripe uma cópia ou o apagamento: https://stripe.com/privacy',
          ]
        : ['A Stripe, o nosso prestador de pagamentos, não tem registos teus: nunca iniciaste um pagamento.']),
      '',
      `Se não foste tu que apagaste a conta, escreve de imediato para ${brand.supportEmail}.`,
    ],
  }),
}

const local = (day: string): string => day.split('-').toReversed().join('/')
