import { brand } from '@numeria/contract'
import type * as en from '../en/deletion-email.ts'

export const deletionEmail: typeof en.deletionEmail = ({ day, time }, isCustomer) => ({
  subject: `A tua conta ${brand.name} foi apagada`,
  lines: [
    `A tua conta foi apagada a ${day}, às ${time} UTC, com as tuas leituras e mensagens, o teu perfil, as pessoas e notas que guardaste, os teus inícios de sessão e os teus dados bancários. Não podem ser recuperados.`,
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
})
