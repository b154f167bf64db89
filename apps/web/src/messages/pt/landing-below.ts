import { brand, readingPrices, signupCredits } from '@numeria/contract'
import type * as en from '../en/landing-below.ts'

const credits = (count: number) => `${count} ${count === 1 ? 'crédito' : 'créditos'}`

export const landingBelow: typeof en.landingBelow = {
  strip: {
    example: 'Por exemplo, catorze de julho de 1990: ',
    computed: 'Os números são calculados',
    computedSays:
      'Contas feitas com o teu nome e a tua data, por um programa que mostra cada passo. A IA nunca inventa um número.',
    mysticLine: '«O quatro assenta a pedra antes de acender a lamparina.»',
    practicalLine: '«Quatro: dás-te bem com um plano.»',
    written: 'As palavras são escritas',
    writtenSays: `A ${brand.persona} escreve cada leitura para ti, a partir dos teus números e da tua pergunta, no tom que escolheres: místico ou prático.`,
    free: `${signupCredits} créditos são grátis`,
    freeSays: `São teus quando entras pela primeira vez. Uma pergunta rápida custa ${credits(readingPrices.quick)}; uma leitura completa do Caminho de Vida, ${readingPrices.life_path}. Vês o preço antes de enviar.`,
  },
  freeReading: {
    title: 'Experimenta a tua leitura grátis',
    remaining: (count: number) => `Créditos disponíveis: ${count}`,
    costs: `Pergunta rápida ${readingPrices.quick} · Caminho de Vida ${readingPrices.life_path} · Compatibilidade ${readingPrices.compatibility}`,
    lead: `Pergunta o que perguntarias a alguém sábio. A ${brand.persona} responde a partir dos teus números, no tom de que gostas.`,
    selene: brand.persona,
    greeting: `Que bom ver-te. Sou a ${brand.persona}. Os teus números são contados, e é deles que escrevo. O que queres ver primeiro?`,
    freeCredits: `Recebe ${signupCredits} créditos grátis`,
    showAll: 'Saltar animação',
    example: 'Um exemplo',
    youSaid: 'Disseste: ',
    seleneSaid: `A ${brand.persona} disse: `,
    sampleQuestion: 'Nasci a 14 de julho de 1990. De que fala o meu Caminho de Vida?',
    sampleAnswers: {
      mystic:
        'O teu Caminho de Vida é o 4: o círculo de pedra que continua de pé quando a tempestade já foi para casa. Constróis devagar, sob estrelas pacientes, e no que constróis os outros podem encostar-se.',
      practical:
        'O teu Caminho de Vida é o 4: julho dá 7, o dia 5 e o ano 1, o que faz 13, e 1 + 3 = 4. Avanças com ordem e prática constante. Guarda a rotina que funciona e larga uma que já não serve.',
    },
    tone: 'Tom',
    tones: { mystic: 'Místico', practical: 'Prático' },
    message: `Mensagem para a ${brand.persona}`,
    placeholder: 'Pergunta sobre os teus números',
    placeholderSignedOut: `Entra para escreveres à ${brand.persona}`,
    writing: `A ${brand.persona} está a escrever…`,
    answered: `A ${brand.persona} respondeu.`,
    send: 'Enviar',
    words: 'Palavras: ',
    noCredits: 'Já não tens créditos.',
    buyCredits: 'Comprar créditos',
    goOn: 'Continuar na conversa',
    kept: 'Fica guardada na tua conversa.',
    isAi: `A ${brand.persona} é uma IA. As leituras dela servem para refletir e para entreter.`,
    unavailable: 'Não foi possível abrir a caixa de mensagens. Volta a carregar a página.',
    toasts: {
      error: 'Erro',
      login: {
        title: 'É preciso entrar',
        description: 'Entra com uma conta de rede social para começares a tua viagem cósmica.',
      },
      insufficient: {
        title: 'Créditos insuficientes',
        description: 'Precisas de mais créditos para continuar. Compra mais e segue a explorar.',
      },
    },
  },
  loginCard: {
    title: `A ${brand.persona} está à tua espera`,
    says: `Entra sem criar uma palavra-passe. Os primeiros ${signupCredits} créditos são grátis.`,
    titleSignedIn: (count: number) => `Tens ${credits(count)}`,
    saysSignedIn: 'As tuas leituras estão onde as deixaste.',
    toChat: 'Abrir as tuas leituras',
    luckyTitle: 'Números da sorte do dia',
    luckySays: 'Três números, sorteados para hoje. Por graça, e não para jogos de fortuna ou azar.',
    toLucky: 'Ver os números de hoje',
    aboutTitle: 'De onde vem isto',
    aboutSays: 'Cinco tradições, quatro números principais, e cada conta feita à vista.',
    toAbout: 'Sobre a numerologia',
  },
}
