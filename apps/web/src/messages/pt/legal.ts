import type * as en from '../en/legal.ts'

export const legal: typeof en.legal = {
  lastChanged: (day) => `Última alteração a ${day}`,
  vatNumber: (number) => `NIF / IVA ${number}`,
  phone: 'Telefone',
  callTo: { fixed: '(chamada para a rede fixa nacional)', mobile: '(chamada para a rede móvel nacional)' },
  registered: (registry, number) => `Matriculada na ${registry}, n.º de matrícula e NIPC ${number}`,
  shareCapital: (amount, paidUp) => `Capital social ${amount}${paidUp === '' ? '' : `, realizado ${paidUp}`}`,
  helpLines: { emergency: 'Emergência', talk: 'Para falar com alguém', abuse: 'Violência e abuso' },
  elsewhere: 'Noutro país: findahelpline.com tem linhas gratuitas por país.',
  kept: {
    purpose: 'Finalidade',
    basis: 'Fundamento',
    period: 'Conservação',
    bases: {
      contract: 'contrato',
      law: 'obrigação legal',
      interest: 'interesse legítimo',
      consent: 'consentimento',
    },
  },
  complaintsBook: 'Livro de Reclamações eletrónico',
}
