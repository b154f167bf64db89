import { guaranteeDays, guaranteeMonths, readingPrices, withdrawalDays } from '@numeria/contract'
import type * as en from '../en/pricing.ts'

export const pricing: typeof en.pricing = {
  title: 'Pacotes de créditos',
  lead: 'Paga uma vez e fica com os créditos para sempre, ou escolhe o Abundance\u00a08+ para um reforço mensal',
  promise: 'Nunca cobro uma leitura que não te chegou.',
  choose: 'Escolhe um pacote',
  buy: (pack) => `Comprar ${pack}`,
  subscribe: 'Subscrever',
  manage: 'Gerir a subscrição',
  checkoutFailed: 'Não foi possível iniciar o pagamento',
  sessionFailed: 'Não conseguimos preparar o pagamento. Tenta de novo.',
  formFailed: 'Não foi possível abrir o formulário de pagamento.',
  error: 'Erro',
}

export const subscription: typeof en.subscription = {
  label: 'A tua subscrição',
  pastDue: (retry) =>
    `O último pagamento não foi concluído e não foi cobrado nada. ${retry === null ? 'Não está prevista nova tentativa.' : `Vamos tentar outra vez a ${retry}.`} Manténs os teus créditos até expirarem. Muda de cartão para receberes os próximos.`,
  cancelled: (day) => `Cancelada. Termina a ${day}. Ficas com os teus créditos até expirarem.`,
  renews: (day, price) => `Renova-se a ${day}${price === null ? '' : ` por ${price}`}.`,
  changeCard: 'Mudar de cartão',
  cancel: 'Cancelar a subscrição',
}

export const packFacts: typeof en.packFacts = {
  how: 'Como funcionam os pacotes',
  howText: (blueprint) =>
    `Um crédito paga palavras. Uma pergunta rápida custa 1, uma leitura completa do Caminho de Vida ${readingPrices.life_path}, um roteiro da semana ${readingPrices.weekly_roadmap} e um mapa completo ${readingPrices.blueprint}, cerca de ${blueprint} com o Destiny 7. O chat mostra o preço antes de enviares, e uma leitura que falha não custa nada.`,
  larger: 'Porque compensam os pacotes maiores',
  largerText: (perCredit, percent) =>
    `Com o Universal 9, um crédito custa ${perCredit}: menos ${percent}% do que com o Seed 3. Os créditos dos pacotes nunca expiram, por isso um pacote grande pode durar anos.`,
  steps: 'Três passos para comprar',
  threeSteps: [
    'Escolhe um pacote e a moeda.',
    'Paga com cartão, Apple Pay, Google Pay ou PayPal.',
    'Os créditos chegam com o pagamento: em geral, em poucos segundos.',
  ],
  reliance: 'Com o que podes contar',
  promises: [
    `Garantia de reembolso de ${guaranteeDays} dias`,
    `${withdrawalDays} dias de livre resolução`,
    'IVA incluído',
    'O teu cartão fica com o prestador de pagamentos',
    'Cancelas quando quiseres',
  ],
  questions: 'Perguntas',
  answers: [
    {
      question: 'Os créditos expiram?',
      answer:
        'Os dos pacotes, das ofertas e das recompensas, nunca. Cada mês do Abundance 8+ traz 250 créditos, que podes usar até 90 dias depois de esse mês acabar.',
    },
    {
      question: 'Posso ser reembolsado?',
      answer: `Sim. Durante ${guaranteeDays} dias devolvemos o preço total, por muito que tenhas usado, uma vez em cada ${guaranteeMonths} meses; nas seguintes, o que já usaste é descontado. Por lei, podes resolver livremente o contrato durante ${withdrawalDays} dias; se nos pediste para começar de imediato, a partir do dia ${guaranteeDays} devolvemos o preço dos créditos que não usaste. Se não pediste, devolvemos o preço total, e perguntamos-te antes da primeira leitura que use esses créditos. O botão está na página dos créditos, junto de cada encomenda.`,
    },
    {
      question: 'Como cancelo a subscrição?',
      answer:
        'Carrega em «Gerir a subscrição» nesta página. Termina com o mês que já pagaste, e ficas com os teus créditos até expirarem.',
    },
    {
      question: 'Que créditos são usados primeiro?',
      answer: 'Os que expiram primeiro, depois os oferecidos antes dos pagos, depois os mais antigos.',
    },
    {
      question: 'É seguro pagar aqui?',
      answer:
        'O formulário de pagamento é do nosso prestador de pagamentos, que vê o teu cartão; nós só vemos que pagaste. Na Europa, o teu banco pode pedir-te que confirmes.',
    },
    {
      question: 'Recebo uma confirmação?',
      answer:
        'Sim: todas as encomendas ficam na página dos créditos, para imprimir ou guardar, com o preço, o IVA e a forma de resolver o contrato.',
    },
  ],
}
