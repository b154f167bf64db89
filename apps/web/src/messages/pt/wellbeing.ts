import type * as en from '../en/wellbeing.ts'

const creditsOf = (count: number) => `${count} ${count === 1 ? 'crédito' : 'créditos'}`

export const wellbeing: typeof en.wellbeing = {
  title: 'Os teus limites',
  hint: 'Limites que defines para ti. A ajuda numa crise é sempre gratuita e nunca para.',
  limit: 'Máximo de créditos por mês',
  limitHint:
    'Para leituras, num mês do calendário em UTC. Nenhuma compra ou oferta o aumenta. Um limite mais baixo vale de imediato; um mais alto, ou nenhum, só a partir do mês seguinte. Deixa vazio para não teres limite.',
  wrong: (most) => `Escreve um número inteiro de 0 a ${most}.`,
  save: 'Guardar limite',
  saved: 'Guardado',
  savedLater: (moment) => `Guardado. Vale a partir de ${moment}.`,
  failed: 'Não foi guardado',
  spent: (spent, most, moment) => `Usaste ${spent} de ${creditsOf(most)} este mês. O mês seguinte começa a ${moment}.`,
  spentFreely: (spent) => `Usaste ${creditsOf(spent)} este mês.`,
  later: (most, moment) =>
    most === null
      ? `A partir de ${moment}, não há limite.`
      : `A partir de ${moment}, o limite é de ${creditsOf(most)}.`,
  pause: 'Fazer uma pausa',
  pauseHint:
    'Sem compras nem leituras pagas até a pausa acabar. Não pode acabar antes. Os teus créditos, o teu histórico e tudo o que é gratuito ficam como estão.',
  pauseFor: (days) => `Pausa de ${days} dias`,
  pausedUntil: (moment) => `Estás em pausa até ${moment}.`,
  pauseLonger: 'Passar a 30 dias a partir de agora',
  subscription:
    'Uma subscrição não fica em pausa contigo: as renovações são cobradas e trazem os créditos como sempre. Se não quiseres isso, termina-a primeiro na página de preços.',
  confirmTitle: (days) => `Fazer uma pausa de ${days} dias?`,
  confirm: (moment) =>
    `Até ${moment} não podes comprar créditos nem pedir leituras pagas. A pausa não pode acabar antes, nem por nossa mão.`,
  cancel: 'Agora não',
  paused: 'A tua pausa começou',
  money: 'Mostrar o dinheiro ao lado dos preços em créditos',
  moneyHint: 'Com os créditos que seriam usados: os que recebeste grátis não contam.',
  about: (money) => `(cerca de ${money})`,
  calm: 'As compras e as leituras pagas esperam até lá. Tudo o que é gratuito continua.',
  toSettings: 'Ver os teus limites',
  reached: (spent, most, moment) =>
    `Definiste para ti um limite de ${creditsOf(most)} por mês e usaste ${spent}. Recomeça a ${moment}.`,
  askedBefore: 'Perguntaste isto nos últimos 7 dias. Aqui está a resposta.',
  seeAnswer: 'Ver a resposta',
  askAgain: (price) => `Perguntar outra vez · ${price}`,
  editMessage: 'Editar a mensagem',
  notNow: 'Agora não',
  loading: 'A carregar…',
  missing: 'Não foi possível carregar os teus limites.',
}
