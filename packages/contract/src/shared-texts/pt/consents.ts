export const texts = {
  '2026-11-pt': {
    language: 'pt',
    text: 'Quero receber os créditos de imediato. Sei que posso resolver livremente o contrato durante 14 dias e que, nesse caso, pago os créditos que já tiver usado.',
  },
  '2026-11-begin-pt': {
    language: 'pt',
    text: 'Quero que comecem já. Sei que posso resolver livremente o contrato durante 14 dias e que, nesse caso, pago os créditos que já tiver usado.',
  },
} as const

export const current = '2026-11-pt' satisfies keyof typeof texts

export const begin = '2026-11-begin-pt' satisfies keyof typeof texts
