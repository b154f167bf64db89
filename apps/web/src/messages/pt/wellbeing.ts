import type * as en from '../en/wellbeing.ts'

const creditsOf = (count: number) => `${count} ${count === 1 ? 'crédito' : 'créditos'}`

export const wellbeing: typeof en.wellbeing = {
  title: 'Os teus limites',
  hint: 'Limites que defines para ti. A ajuda numa crise é sempre gratuita e nunca é interrompida.',
  limit: 'Máximo de créditos por mês',
  limitHint:
    'Para leituras, por mês civil (UTC). Nenhuma compra ou oferta o aumenta. Um limite mais baixo aplica-se de imediato; um mais alto, ou nenhum, só a partir do mês seguinte. Deixa em branco se não quiseres limite.',
  wrong: (most) => `Escreve um número inteiro de 0 a ${most}.`,
  save: 'Guardar limite',
  saved: 'Guardado',
  savedLater: (moment) => `Guardado. Aplica-se a partir de ${moment}.`,
  failed: 'Não foi possível guardar',
  spent: (spent, most, moment) => `Usaste ${spent} de ${creditsOf(most)} este mês. O mês seguinte começa a ${moment}.`,
  spentFreely: (spent) => `Usaste ${creditsOf(spent)} este mês.`,
  later: (most, moment) =>
    most === null
      ? `A partir de ${moment}, não há limite.`
      : `A partir de ${moment}, o limite é de ${creditsOf(most)}.`,
  pause: 'Fazer uma pausa',
  pauseHint:
    'Sem compras, leituras pagas nem reescritas até ao fim da pausa, que não pode ser encurtada. Os teus créditos, o teu histórico e tudo o resto que é gratuito ficam como estão.',
  pauseFor: (days) => `Pausa de ${days} dias`,
  pausedUntil: (moment) => `Estás em pausa até ${moment}.`,
  pauseLonger: 'Prolongar até 30 dias a partir de agora',
  subscription:
    'Uma subscrição não fica em pausa contigo: as renovações são cobradas e trazem os créditos como sempre. Se não quiseres isso, cancela-a primeiro.',
  renewals:
    'Uma subscrição não fica em pausa contigo: as renovações são cobradas e trazem os créditos como sempre; só a leitura mensal espera. Podes cancelá-la a qualquer momento.',
  endSubscription: 'Ver a tua subscrição',
  confirmTitle: (days) => `Fazer uma pausa de ${days} dias?`,
  confirm: (moment) =>
    `Até ${moment} não podes comprar créditos nem pedir leituras pagas ou reescritas. Uma reescrita gratuita cujo prazo acabe entretanto não é dada mais tarde. Nem tu nem nós podemos encurtar a pausa.`,
  cancel: 'Agora não',
  paused: 'A tua pausa começou',
  money: 'Mostrar o valor em dinheiro ao lado dos preços em créditos',
  moneyHint: 'Calculado com os créditos que seriam usados. Os créditos grátis não têm preço.',
  about: (money) => `(cerca de ${money})`,
  calm: 'As compras, as leituras pagas e as reescritas ficam suspensas até lá. Tudo o resto que é gratuito continua.',
  toSettings: 'Ver os teus limites',
  reached: (spent, most, moment) =>
    `Definiste um limite de ${creditsOf(most)} por mês e já usaste ${spent}. Recomeça a ${moment}.`,
  askedBefore: 'Perguntaste isto nos últimos 7 dias. Aqui está a resposta.',
  seeAnswer: 'Ver a resposta',
  askAgain: (price) => `Perguntar outra vez · ${price}`,
  editMessage: 'Editar a mensagem',
  notNow: 'Agora não',
  loading: 'A carregar…',
  missing: 'Não foi possível carregar os teus limites.',
}
