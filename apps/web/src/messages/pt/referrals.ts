import type * as en from '../en/referrals.ts'

const levelNames = {
  Seeker: 'Aprendiz',
  Mystic: 'Místico',
  Oracle: 'Oráculo',
  Master: 'Mestre',
  Sage: 'Guia',
  Enlightened: 'Iluminação',
}

export const page: typeof en.page = {
  title: 'Programa de recomendações',
  lead: 'Oferece três créditos a quem convidas e recebe cinco quando essa pessoa entrar.',
  loginNeeded: {
    title: 'É preciso iniciar sessão',
    text: 'Inicia sessão para aceder ao programa de recomendações.',
  },
  unreachable: 'Não conseguimos ligar à Numeria. Os teus códigos e as tuas recompensas estão seguros.',
  tabs: {
    label: 'Programa de recomendações',
    overview: 'Resumo',
    performance: 'Desempenho',
    payouts: 'Pagamentos',
    analytics: 'Análise',
  },
  partFailed: 'Não foi possível carregar esta parte da página.',
}

export const level: typeof en.level = {
  label: 'O teu nível',
  name: (name) => levelNames[name],
  progress: (name) => `A caminho de ${levelNames[name]}`,
  missing: (count) =>
    count === 1 ? 'Falta 1 recomendação para o próximo nível' : `Faltam ${count} recomendações para o próximo nível`,
  highest: 'Chegaste ao nível mais alto!',
}

export const create: typeof en.create = {
  button: 'Gerar código protegido',
  busy: 'A gerar…',
  word: 'Uma palavra tua (opcional)',
  wordForm: ({ least, most }) =>
    `Usa ${least} a ${most} letras de a a z, algarismos e hífenes isolados, com pelo menos três letras.`,
  hint: 'Sem palavra, o código é aleatório e nada diz sobre ti. Uma palavra é pública e não pode ser uma marca.',
  done: 'Código de recomendação criado!',
  copied: 'Ligação copiada',
  notCopied: 'O teu navegador bloqueou a cópia. A ligação está na lista dos teus códigos.',
  failed: { title: 'Erro', text: 'Não foi possível criar o código de recomendação' },
}

export const codes: typeof en.codes = {
  title: 'Os teus códigos',
  hint: 'Carrega num código para copiar a ligação.',
  empty: 'Ainda não tens nenhum código.',
  emptyHint: 'Gera um aqui em cima. A ligação fica logo copiada.',
  failed: 'Não foi possível carregar os teus códigos.',
  active: 'Ativo',
  pending: 'Pendente',
  clicks: (count) => (count === 1 ? '1 clique' : `${count} cliques`),
  conversions: (count) => (count === 1 ? '1 conversão' : `${count} conversões`),
  createdOn: (date) => `desde ${date}`,
  copyLink: (code) => `Copiar a ligação de ${code}`,
  qr: 'Código QR',
  qrOf: (code) => `Código QR de ${code}`,
  copied: { title: 'Copiado!', text: 'Ligação de recomendação copiada' },
  linkIs: 'O teu navegador bloqueou a cópia. Aqui está a ligação:',
}

export const qr: typeof en.qr = {
  title: (code) => `Código QR de ${code}`,
  picture: (link) => `Código QR que abre ${link}`,
  hint: 'Aponta-lhe a câmara de um telemóvel ou imprime-o.',
  save: 'Guardar em SVG',
  file: (code) => `numeria-${code}.svg`,
}

export const rewards: typeof en.rewards = {
  title: 'Recompensas',
  none: 'Ainda não há recompensas.',
  noneHint: 'Aparecem aqui assim que alguém entrar por uma das tuas ligações.',
  clicks: 'Total de cliques',
  conversions: 'Conversões',
  earned: 'Ganho',
  underReview: (count: number) =>
    count === 1
      ? '1 registo está em análise e conta como conversão assim que for aprovado.'
      : `${count} registos estão em análise e contam como conversões assim que forem aprovados.`,
  note: (each) => `Contamos ${each} por cada conversão, seja qual for a forma de pagamento.`,
}

export const howItWorks: typeof en.howItWorks = {
  title: 'Como funciona',
  steps: [
    ['Gera um código', 'A ligação é tua pelo tempo que quiseres.'],
    ['Partilha a ligação', 'Com uma pessoa amiga ou com uma sala inteira, por mensagem, página ou código QR.'],
    ['Ganha recompensas', 'Tu recebes 5 créditos, quem convidas recebe 3 créditos de boas-vindas.'],
  ],
}

export const rules: typeof en.rules = {
  title: 'As regras, sem rodeios',
  list: [
    'Um clique conta uma vez por dia para cada visitante e código. Os programas que abrem ligações sozinhos não contam.',
    'Quem abre várias ligações fica ligado à última, durante 30 dias.',
    'Passa a conversão quando essa pessoa inicia sessão pela primeira vez. Cada pessoa conta uma só vez, e não te podes recomendar a ti.',
    'A recompensa chega de imediato. Só a revemos antes quando há algo fora do comum: o mesmo endereço de rede, o mesmo aparelho ou a mesma caixa de correio que tu, uma caixa de correio descartável, ou mais de 10 pessoas com um código no mesmo dia.',
    'Ganhas também uma comissão de 10 % da primeira compra de cada pessoa, em euros. Vê em Pagamentos.',
    'Nunca te dizemos quem entrou, nem dizemos a ninguém o que ganhas.',
    'Uma ligação que te paga é publicidade: onde a partilhares, di-lo em poucas palavras.',
  ],
}

export const sources: typeof en.sources = {
  title: 'De onde vieram os cliques',
  hint: (days) =>
    `Acrescenta utm_source, utm_medium, utm_campaign, utm_term, utm_content ou sub_id a uma ligação, nunca dados pessoais. Guardamos durante ${days} dias etiquetas curtas de letras e algarismos, como saldos-verao, ou banner-2 num termo ou conteúdo; o resto é descartado.`,
  failed: 'Não foi possível carregar as origens.',
  empty: 'Ainda nenhum clique veio por uma ligação com estes parâmetros.',
  columns: ['Código', 'Origem', 'Meio', 'Campanha', 'Termo', 'Conteúdo', 'Sub-ID'],
  others: 'outras',
  clicks: 'Cliques',
}

export const conversions: typeof en.conversions = {
  title: 'Quem entrou',
  hint: 'Quando, com que código e o estado da recompensa. Nunca quem.',
  empty: 'Ainda ninguém entrou pelas tuas ligações.',
  failed: 'Não foi possível carregar a lista de conversões.',
  states: { rewarded: 'Recompensada', pending: 'Em análise', refused: 'Recusada' },
  credits: (count) => (count === 1 ? '1 crédito' : `${count} créditos`),
  nothing: 'nada',
  reasons: {
    same_address: 'Veio do endereço de rede que tu usas. Acontece numa casa partilhada, por isso analisamos o caso.',
    same_device: 'Veio de um navegador que tu usas.',
    same_place:
      'Veio do mesmo endereço de rede ou do mesmo navegador que outra pessoa que trouxeste. Acontece entre amigos, por isso analisamos o caso.',
    same_mailbox: 'A caixa de correio já tem conta, talvez com outra grafia.',
    disposable_mail: 'Usou uma caixa de correio descartável.',
    too_many: 'Com os teus códigos entraram mais de 10 pessoas nesse dia.',
  },
}

export const periods: typeof en.periods = {
  legend: 'Período',
  week: 'Semana',
  month: 'Mês',
  year: 'Ano',
  inWords: { week: 'os últimos 7 dias', month: 'os últimos 30 dias', year: 'os últimos 12 meses' },
}

export const performance: typeof en.performance = {
  title: 'Cliques e registos',
  empty: 'Não há dados para o período escolhido.',
  emptyHint: 'Escolhe um período maior ou partilha uma ligação: os cliques aparecem num minuto.',
  failed: 'Não foi possível carregar estes números.',
  clicks: 'Cliques',
  signups: 'Registos',
  total: 'Total',
  date: 'Dia',
  month: 'Mês',
  table: 'Mostrar os números numa tabela',
  caption: (period) => `Cliques e registos: ${period}`,
  summary: (period, clicks, signups) =>
    `Gráfico de linhas (${period}): ${clicks === 1 ? '1 clique' : `${clicks} cliques`} e ${signups === 1 ? '1 registo' : `${signups} registos`}. Os números estão na tabela em baixo.`,
  zone: (zone) => `Os dias começam e acabam pelo teu relógio (${zone}).`,
}

export const analytics: typeof en.analytics = {
  figures: 'Todas as tuas ligações',
  clicks: 'Total de cliques',
  conversions: 'Conversões',
  rate: 'Taxa de conversão',
  table: 'Ligação a ligação',
  code: 'Código',
  clicksHead: 'Cliques',
  rateHead: 'Taxa',
  earnings: 'Ganhos',
  created: 'Criado',
  total: 'Total',
  empty: 'Ainda não há nada para mostrar. Gera primeiro um código.',
  csv: 'Descarregar CSV',
  csvFile: (date) => `numeria-recomendacoes-${date}.csv`,
  csvSeparator: ';',
  trends: 'Tendências',
  trendsSummary: (period, clicks, signups) =>
    `Gráfico de colunas (${period}): de ${clicks === 1 ? '1 clique' : `${clicks} cliques`}, ${signups === 1 ? '1 passou' : `${signups} passaram`} a registo. Os números estão na tabela em baixo.`,
  top: 'Melhores ligações',
  topHint: 'Por taxa de conversão.',
  topEmpty: 'A tua primeira ligação com uma conversão aparece aqui.',
  place: (place) => `${place}.º lugar`,
  ratio: (conversions, clicks) => `${conversions}/${clicks}`,
  ratioInWords: (conversions, clicks) =>
    `${conversions === 1 ? '1 conversão' : `${conversions} conversões`} em ${clicks === 1 ? '1 clique' : `${clicks} cliques`}`,
}
