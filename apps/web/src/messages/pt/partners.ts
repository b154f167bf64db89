import type * as en from '../en/partners.ts'

export const partners: typeof en.partners = {
  title: 'Extrato mensal',
  hint: 'Por mês civil (UTC). Valores em euros; um pagamento que falhou não conta.',
  failed: 'Não foi possível carregar o teu extrato.',
  empty: 'Ainda não há nada: nem cliques, nem registos, nem dinheiro.',
  csv: 'Descarregar CSV',
  file: (date) => `numeria-extrato-${date}.csv`,
  separator: ';',
  heads: {
    month: 'Mês',
    clicks: 'Cliques',
    signups: 'Registos',
    firstPurchases: 'Primeiras compras',
    setAsideCents: 'Reservado',
    releasedCents: 'Libertado',
    givenBackCents: 'Reposto',
    takenBackCents: 'Retirado',
    earnedCents: 'Ganho',
    payoutCents: 'Pago',
    balanceCents: 'Saldo',
  },
  banner: {
    title: 'Banners com este código',
    square: 'Quadrado (PNG)',
    wide: 'Largo (PNG)',
    file: (code, shape) => `numeria-${code}-${shape}.png`,
    lines: ['Os teus números, lidos', 'pela Selene, uma IA'],
    offer: '3 créditos de boas-vindas',
    notMade: 'O teu navegador não conseguiu criar o banner.',
  },
}
