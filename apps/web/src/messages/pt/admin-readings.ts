import type * as en from '../en/admin-readings.ts'

export const reports: typeof en.reports = {
  title: 'Denúncias em aberto',
  hint: 'As mais antigas primeiro. O que decidires é comunicado às pessoas em causa, com o teu motivo.',
  none: 'Não há nada denunciado.',
  reasons: {
    wrong_numbers: 'Números errados',
    harmful: 'Prejudicial ou perigosa',
    offensive: 'Ofensiva',
    illegal: 'Ilegal',
    privacy: 'Dados pessoais sem consentimento',
    other: 'Outra coisa',
  },
  source: { reader: 'Leitura própria', public: 'Leitura pública' },
  noWords: 'Sem explicação.',
  by: (name, email) => `De ${[name, email].filter(Boolean).join(', ') || 'alguém que não deu o nome'}`,
  noGoodFaith: 'boa-fé não confirmada',
  read: 'Ler',
  reading: 'A carregar…',
  hide: 'Esconder',
  isPublic: 'Como a página pública a mostra:',
  gone: 'A leitura já não existe, ou já não é pública.',
  decide: 'Decidir',
}

export const decide: typeof en.decide = {
  title: 'Decidir esta denúncia',
  decision: 'Decisão',
  decisions: {
    keep: { label: 'Deixar como está', hint: 'A denúncia não é aceite.' },
    upheld: { label: 'O leitor tem razão', hint: 'Nada muda por si. Os créditos dão-se em Pessoas.' },
    unpublish: {
      label: 'Retirar de público',
      hint: 'A página acaba de vez. A leitura continua na conversa de quem a publicou.',
    },
    remove: { label: 'Remover a leitura', hint: 'A página acaba de vez, e a leitura é apagada.' },
  },
  none: 'Escolhe uma.',
  reason: 'Motivo',
  reasonHint: 'É lido pelas pessoas em causa, na língua em que o escreveres.',
  noReason: 'Escreve um motivo com 3 caracteres ou mais.',
  send: 'Decidir',
  sending: 'A decidir…',
  done: { title: 'Decidido', text: 'As pessoas em causa são avisadas por e-mail.' },
}

export const rewrites: typeof en.rewrites = {
  title: 'Leituras recusadas',
  hint: 'Reescritas dos últimos 30 dias cujos leitores nos deixam ler o que recusaram.',
  none: 'Nenhum leitor nos deixou ler uma leitura recusada.',
  reasons: {
    too_general: 'Demasiado geral',
    wrong_facts: 'Factos errados',
    wrong_tone: 'Tom errado',
    not_asked: 'Não foi o que se perguntou',
    other: 'Outra coisa',
  },
}

export const prompts: typeof en.prompts = {
  title: 'Por instruções',
  hint: (days) =>
    `Os últimos ${days} dias, por tipo e versão das instruções. As percentagens são do que foi vendido. «Verificação» conta as leituras em que algo foi recusado.`,
  none: 'Não foi escrita nenhuma leitura.',
  table: 'Leituras por instruções',
  kind: 'Tipo',
  version: 'Versão',
  sold: 'Vendidas',
  rewrites: 'Reescritas',
  reports: 'Denúncias',
  checked: 'Verificação',
}
