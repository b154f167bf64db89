import { shareCaps, type ShareChannel, type ShareRefusal } from '@numeria/contract'
import type * as en from '../en/sharing.ts'

const reasons: Record<ShareChannel, string> = {
  native: 'partilhares',
  copy: 'copiares a ligação',
  facebook: 'partilhares no Facebook',
  linkedin: 'partilhares no LinkedIn',
  email: 'partilhares por e-mail',
  image: 'guardares a imagem',
  lucky: 'partilhares os teus números da sorte',
}

const limits: Record<ShareRefusal, string> = {
  used_today: 'Esta forma de partilhar já deu os créditos de hoje. Amanhã volta a dar.',
  day_cap: `Partilhar dá até ${shareCaps.creditsADay} créditos por dia, e com esta passavas disso. Amanhã há mais.`,
  week_cap: `Partilhar dá até ${shareCaps.creditsInSevenDays} créditos em sete dias, e com esta passavas disso. Volta daqui a uns dias.`,
  pending: 'A tua conta ainda é recente: vemos esta recompensa antes de a creditar.',
}

const count = (credits: number) => `+${credits} ${credits === 1 ? 'crédito' : 'créditos'}`

export const sharing: typeof en.sharing = {
  share: 'Partilhar',
  title: {
    reading: 'Partilhar esta leitura',
    demo: 'Partilhar o teu número',
    lucky: 'Partilhar os teus números da sorte',
  },
  notOpened: 'Não foi possível abrir as formas de partilha. Tenta outra vez.',
  ways: 'Formas de partilhar',
  channels: {
    native: 'Partilhar a partir deste aparelho',
    copy: 'Copiar ligação',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    email: 'E-mail',
    image: 'Guardar como imagem',
    lucky: 'Partilhar',
  },
  copied: 'Ligação copiada',
  brings: count,
  usedToday: 'Feito hoje',
  rules: (creditsADay) =>
    `Cada forma dá os seus créditos uma vez por dia e, todas juntas, até ${creditsADay} por dia. O que envias diz em poucas palavras que a partilha é recompensada.`,
  signedOut: 'Com sessão iniciada, partilhar dá créditos.',
  disclosure: '(A Numeria dá-me créditos por partilhar.)',

  picture: {
    writtenByAi: 'Escrito por IA',
    purpose: 'para refletir e entreter',
    save: 'Guardar imagem',
    showName: 'Com o meu nome',
    showBirthDate: 'Com a data de nascimento',
    light: 'Cores da imagem',
    day: 'Dia',
    night: 'Noite',
    describe: (kindName, numbers, words) =>
      `A Selene, a lua, num mostrador com os nove números. ${[kindName, numbers, words].filter(Boolean).join('. ')}`,
    painting: 'A desenhar a imagem…',
    missing: 'Não foi possível desenhar a imagem.',
  },

  plainReading: 'Uma leitura da Selene',
  readingTitle: (name) =>
    name === null ? 'A minha leitura de numerologia' : `A minha leitura de numerologia: ${name}`,
  readingText: (name) =>
    `A Selene, uma IA, escreveu-me ${name === null ? 'uma leitura de numerologia' : `a minha leitura «${name}»`} a partir dos meus números, com todos os passos das contas. Os teus primeiros 5 créditos são oferta.`,

  publish: {
    title: 'Uma página só dela',
    isPublic: 'Esta leitura é pública',
    what: 'Quem tiver a ligação pode lê-la, até a retirares. A ligação não se adivinha, e pedimos aos motores de busca que a ignorem.',
    looking: 'A ver se é pública…',
    make: 'Tornar esta leitura pública',
    making: 'A torná-la pública…',
    address: 'A ligação',
    shows: (name, birthDate) =>
      name && birthDate
        ? 'Mostra o teu nome e a tua data de nascimento.'
        : name
          ? 'Mostra o teu nome, mas não a data de nascimento.'
          : birthDate
            ? 'Mostra a tua data de nascimento, mas não o nome.'
            : 'Não mostra nem o teu nome nem a tua data de nascimento.',
    takeBack: 'Retirar',
    takingBack: 'A retirar…',
    tryAgain: 'Tentar outra vez',
  },

  publicPage: {
    fetching: 'A ir buscar a leitura…',
    about: (name, birthDate) =>
      name && birthDate
        ? `Para ${name}, data de nascimento ${birthDate}`
        : name
          ? `Para ${name}`
          : birthDate
            ? `Para alguém que nasceu a ${birthDate}`
            : 'Para alguém que quis que a lesses',
    numbers: 'Os números de que parte',
    writtenByAi: (date) =>
      `Escrita a ${date} pela Selene, uma IA, a partir de números calculados; para refletir e entreter.`,
    invitation: (house) => `E os teus números, o que dizem? A ${house} faz as contas contigo, passo a passo.`,
    begin: 'Descobre o teu Caminho de Vida, grátis',
    report: 'Denunciar esta leitura',
    reportMissing: 'Não foi possível abrir o formulário. Tenta outra vez.',
  },

  earnedTitle: 'Créditos ganhos!',
  earned: (credits, _reason, channel) => `${count(credits)} por ${reasons[channel]}`,
  limitTitle: 'Limite de partilhas',
  limit: (message, code) => (code ? limits[code] : message),
  errorTitle: 'Erro',
  rewardFailed: 'Não foi possível atribuir os créditos',
}
