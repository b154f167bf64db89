import type * as en from '../en/admin-readings.ts'

export const reports: typeof en.reports = {
  title: 'Denúncias em aberto',
  hint: 'As mais antigas primeiro. A decisão e o motivo são enviados por e-mail às pessoas em causa.',
  none: 'Não há denúncias em aberto.',
  reasons: {
    wrong_numbers: 'Números errados',
    harmful: 'Prejudicial ou perigosa',
    offensive: 'Ofensiva',
    illegal: 'Ilegal',
    privacy: 'Dados pessoais sem consentimento',
    other: 'Outra coisa',
  },
  source: { reader: 'Leitura própria', public: 'Leitura pública' },
  noWords: 'Sem comentário.',
  by: (name, email) => `De ${[name, email].filter(Boolean).join(', ') || 'alguém que não deixou o nome'}`,
  noGoodFaith: 'boa-fé não confirmada',
  read: 'Mostrar a leitura',
  reading: 'A carregar…',
  hide: 'Esconder a leitura',
  isPublic: 'Como a página pública a mostra:',
  gone: 'Esta leitura foi apagada ou já não é pública.',
  decide: 'Decidir',
  numbers: (count) => (count === 1 ? 'Número:' : 'Números:'),
  statement: 'Exposição de motivos:',
  decided: (decision) => `Decidido: ${decision}`,
}

export const findReport: typeof en.findReport = {
  title: 'Procurar uma denúncia',
  hint: 'Pelo número que nos indicam por escrito: o da denúncia, ou o da exposição de motivos que recebeu quem publicou. O número de uma parte nunca se diz à outra.',
  label: 'Número',
  find: 'Procurar',
  finding: 'A procurar…',
  missing: 'Escreve o número completo, tal como está no e-mail.',
  none: 'Não há nenhuma denúncia com este número. As denúncias são apagadas um ano depois da decisão.',
}

export const decide: typeof en.decide = {
  title: 'Decidir esta denúncia',
  decision: 'Decisão',
  decisions: {
    keep: { label: 'Deixar como está', hint: 'A denúncia é rejeitada.' },
    upheld: { label: 'O leitor tem razão', hint: 'Nada muda automaticamente. Os créditos dão-se em Utilizadores.' },
    unpublish: {
      label: 'Retirar a página pública',
      hint: 'Acaba de vez. A leitura continua na conversa de quem a publicou.',
    },
    remove: { label: 'Apagar a leitura', hint: 'A página pública é retirada de vez, e a leitura é apagada.' },
  },
  none: 'É preciso escolher uma decisão.',
  reason: 'Motivo',
  reasonHint: 'As pessoas em causa recebem-no tal como está escrito, sem tradução.',
  noReason: 'O motivo tem de ter pelo menos 3 caracteres.',
  law: 'Lei que a leitura viola (opcional)',
  lawHint: 'Por exemplo: Código Penal, artigo 180.º. Fica vazio quando a leitura viola os termos do serviço.',
  send: 'Enviar a decisão',
  sending: 'A enviar…',
  done: { title: 'Decidido', text: 'As pessoas em causa recebem um e-mail.' },
}

export const notices: typeof en.notices = {
  title: 'Relatório anual',
  hint: 'Denúncias de leituras públicas e decisões, por ano (UTC), como o Regulamento dos Serviços Digitais as conta. Nenhuma foi decidida por meios automatizados.',
  none: 'Ainda não foi denunciada nenhuma leitura pública.',
  csv: 'Descarregar CSV',
  file: (day) => `denuncias-${day}.csv`,
  heads: {
    year: 'Ano',
    received: 'Denúncias',
    illegal: 'Ilegal',
    privacy: 'Dados pessoais',
    harmful: 'Prejudicial',
    offensive: 'Ofensiva',
    other: 'Outra',
    open: 'Em aberto',
    kept: 'Ficaram como estão',
    unpublished: 'Retiradas',
    removed: 'Apagadas',
    onLaw: 'Com base na lei',
    onTerms: 'Com base nos termos',
    medianHours: 'Horas até à decisão (mediana)',
  },
  separator: ';',
}

export const rewrites: typeof en.rewrites = {
  title: 'Leituras reescritas',
  hint: 'Os originais das leituras reescritas nos últimos 30 dias, quando o leitor nos deixou lê-los.',
  none: 'Ainda não há nenhum para ler.',
  reasons: {
    too_general: 'Demasiado geral',
    wrong_facts: 'Factos errados',
    wrong_tone: 'Tom errado',
    not_asked: 'Não foi o que se perguntou',
    other: 'Outra coisa',
  },
}

export const prompts: typeof en.prompts = {
  title: 'Leituras por instruções',
  hint: (days) =>
    `Os últimos ${days} dias, por tipo e versão das instruções. As percentagens são do que foi vendido. «Verificação» conta as leituras em que algo foi recusado.`,
  none: 'Não há leituras neste período.',
  table: 'Leituras por instruções',
  kind: 'Tipo',
  version: 'Versão',
  sold: 'Vendidas',
  rewrites: 'Reescritas',
  reports: 'Denúncias',
  checked: 'Verificação',
}
