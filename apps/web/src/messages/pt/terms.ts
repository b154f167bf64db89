import {
  brand,
  guaranteeDays,
  guaranteeMonths,
  minimumPayoutCents,
  newDetailsHoldDays,
  payoutWaitDays,
  referralRewards,
  shareCaps,
  withdrawalDays,
  signupCredits,
} from '@numeria/contract'
import type * as en from '../en/terms.ts'

export const terms: typeof en.terms = {
  title: 'Termos do serviço',
  changed: '23/11/2026',
  sections: [
    { title: 'Com quem contratas', blocks: [{ shows: 'company' }] },
    {
      title: `O que é a ${brand.name}`,
      blocks: [
        `Um chat em que a ${brand.persona}, uma IA, escreve leituras de numerologia. Os números são calculados segundo regras que publicamos; as palavras são escritas por um modelo de linguagem. As leituras servem para refletir e para entreter. Não preveem nada e não são aconselhamento médico, jurídico, financeiro ou sobre jogo. Não tomes decisões importantes só com base numa leitura.`,
        'Tens de ter 18 anos ou mais. Cada pessoa tem uma só conta; não partilhes o teu acesso com ninguém.',
      ],
    },
    {
      title: 'Créditos',
      blocks: [
        {
          points: [
            'Uma leitura custa créditos. O preço aparece antes de enviares, e o que foi mostrado é o que é cobrado.',
            'Uma leitura de 5 créditos ou mais que não fale de ti é reescrita uma vez, de graça, se o pedires no prazo de 30 dias.',
            'Uma leitura que falha não custa nada. Uma leitura que interrompes depois de começar é paga.',
            `Os primeiros ${signupCredits} créditos são oferta, uma vez por caixa de correio. Um endereço de e-mail descartável recebe-os com a primeira compra, e fica com o que resta deles enquanto uma das suas compras não for anulada.`,
            'Os créditos de pacotes, ofertas e recompensas nunca expiram. Os de uma subscrição podem ser usados até 90 dias depois do mês pago.',
            'São usados primeiro os créditos que expiram primeiro; depois, os oferecidos antes dos pagos; depois, os mais antigos.',
            'Os créditos não são dinheiro: não podem ser trocados por dinheiro nem transmitidos a outra pessoa.',
          ],
        },
      ],
    },
    {
      title: 'Partilhar e recomendar',
      blocks: [
        {
          points: [
            `Partilhar dá créditos: cada forma de partilhar que mostra uma recompensa, uma vez por dia, no máximo ${shareCaps.creditsADay} por dia e ${shareCaps.creditsInSevenDays} em sete dias.`,
            `Quem vier pela tua ligação e iniciar sessão pela primeira vez recebe ${referralRewards.newUserCredits} créditos, e tu recebes ${referralRewards.referrerCredits} ou, se preferires dinheiro, ${(referralRewards.earningsCents / 100).toFixed(2).replace('.', ',')} €.`,
            'Ganhas também 10 % da primeira compra de cada uma destas pessoas, em euros, assim que já não a possam cancelar. O que for reembolsado ou disputado é retirado, também de ganhos posteriores.',
            `O dinheiro é pago no primeiro dia do mês, a partir de ${minimumPayoutCents / 100} €, ${payoutWaitDays} dias depois de ganho e ${newDetailsHoldDays} dias depois de novos dados bancários. Os impostos sobre esse dinheiro são da tua responsabilidade.`,
            'Quando parece que alguém se recomendou a si próprio, uma pessoa da nossa equipa analisa primeiro o caso. As recompensas obtidas por meios enganosos não são pagas.',
          ],
        },
      ],
    },
    {
      title: 'Leituras públicas e denúncias',
      blocks: [
        'Uma leitura que tornas pública não pode ser ilegal, prejudicial ou ofensiva, nem mostrar dados pessoais de outras pessoas sem o consentimento delas. Qualquer pessoa a pode denunciar com o botão por baixo dela. Cada denúncia é decidida por uma pessoa da nossa equipa, sem meios automatizados: deixamos a leitura como está, retiramos de vez a página pública, ou apagamos a leitura, e dizemos porquê às duas partes. Quem não concordar pode escrever-nos no prazo de seis meses, sem custos; outra pessoa volta a analisar o caso.',
      ],
    },
    {
      title: 'Ponto de contacto',
      blocks: [
        `O nosso ponto único de contacto nos termos do Regulamento dos Serviços Digitais (Regulamento (UE) 2022/2065, artigos 11.º e 12.º), para utilizadores e para as autoridades dos Estados-Membros, a Comissão e o Comité Europeu dos Serviços Digitais, é ${brand.supportEmail}. Escreve em português ou inglês; quem lê e responde é uma pessoa. As ordens de autoridades também podem ser enviadas para a morada no início desta página.`,
      ],
    },
    {
      title: 'Preços e pagamento',
      blocks: [
        'Os preços têm o IVA incluído. Pagas através da Stripe, com cartão, carteira digital ou PayPal, e o contrato celebra-se quando confirmamos a tua encomenda. Uma subscrição renova-se todos os meses, pelo preço a que foi comprada, até a cancelares, o que podes fazer a qualquer momento na página de preços; termina então com o mês já pago. Uma pausa que faças não suspende a subscrição: as renovações são cobradas e trazem os créditos.',
      ],
    },
    {
      title: 'Direito de livre resolução',
      blocks: [
        `Nos termos do Decreto-Lei n.º 24/2014, podes resolver livremente o contrato de qualquer encomenda no prazo de ${withdrawalDays} dias, sem indicar o motivo: na página dos créditos, em «Resolver o contrato aqui», ou por qualquer declaração inequívoca enviada para ${brand.supportEmail}. Devolvemos-te o dinheiro pelo mesmo meio de pagamento, o mais tardar 14 dias depois de recebermos a tua declaração.`,
        `Se nos pediste para começar, pagas os créditos que já tiveres usado, na proporção do preço. Se não o pediste ao encomendar, perguntamos-te antes da primeira leitura que use créditos da encomenda; até lá não são usados, e devolvemos o preço total. Para além do que a lei exige, devolvemos o preço total durante ${guaranteeDays} dias, independentemente do que já tenhas usado, na primeira vez que o pedires. Nos ${guaranteeMonths} meses seguintes a um reembolso destes, o que já tiveres usado é descontado nos próximos. O teu direito legal de livre resolução mantém-se tal como é. Os créditos que não usaste ficam congelados quando resolves o contrato e saem da tua conta com o reembolso. As recompensas que ganhaste por partilhar leituras continuam a ser tuas.`,
        'Se o teu banco anular um pagamento, os créditos que esse valor comprou ficam congelados até haver uma decisão. O que já tiveres usado deles fica em dívida; a tua próxima compra salda-a primeiro, e mostramos quanto é no teu perfil, no chat e antes de pagares. Resolver o contrato de uma subscrição termina essa subscrição e nenhuma outra. Se pagares duas vezes a mesma subscrição, o segundo pagamento é reembolsado automaticamente.',
        'Podes usar este modelo: «Pela presente comunico que resolvo o meu contrato relativo à seguinte encomenda: … Encomendada em: … Nome: … Data: …»',
      ],
    },
    {
      title: 'O que não é permitido',
      blocks: [
        {
          points: [
            'Atacar o serviço, usá-lo de forma automatizada ou obter créditos por meios enganosos.',
            'Usar leituras para prejudicar, assediar ou julgar outras pessoas.',
            'Apresentar leituras como se fossem o parecer de um profissional.',
          ],
        },
        'Podemos encerrar uma conta que o faça; nesse caso, devolvemos os créditos pagos e não usados.',
      ],
    },
    {
      title: 'Se algo correr mal',
      blocks: [
        'Tens os direitos que a lei dá aos consumidores quando um serviço digital não está conforme (Decreto-Lei n.º 84/2021). Respondemos sem limite por dolo, culpa grave e danos pessoais e, nos restantes casos, pelos danos previsíveis que resultem da violação de obrigações essenciais do contrato. Nada do que aqui está te retira um direito que a lei te dê.',
      ],
    },
    {
      title: 'Reclamações e lei aplicável',
      blocks: [
        `Escreve primeiro para ${brand.supportEmail}; respondemos no prazo de 15 dias úteis. Aplica-se a lei portuguesa, bem como as normas imperativas de proteção do consumidor do país onde vives. Em caso de litígio, podes recorrer a um centro de arbitragem de conflitos de consumo (em Lisboa: Centro de Arbitragem de Conflitos de Consumo de Lisboa, www.centroarbitragemlisboa.pt) ou aos tribunais do lugar onde vives.`,
        { shows: 'complaintsBook' },
      ],
    },
    {
      title: 'Alterações',
      blocks: [
        'Avisamos-te por e-mail pelo menos 30 dias antes de uma alteração dos termos que te afete. As encomendas já feitas continuam sujeitas aos termos com que foram feitas.',
      ],
    },
  ],
}
