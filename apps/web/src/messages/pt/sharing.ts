import type * as en from '../en/sharing.ts'
import { shareReasons } from './shared-shares.ts'

const count = (credits: number) => `+${credits} ${credits === 1 ? 'crédito' : 'créditos'}`

export const sharing: typeof en.sharing = {
  share: 'Partilhar',
  title: {
    reading: 'Partilhar esta leitura',
    demo: 'Partilhar o teu número',
    lucky: 'Partilhar os teus números da sorte',
    chart: 'Partilhar o teu mapa',
  },
  notOpened: 'Não foi possível abrir as opções de partilha. Tenta outra vez.',
  ways: 'Partilhar por',
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
  bringsAfterReview: (credits) => `+${credits} após análise`,
  underReview: 'Em análise',
  usedToday: 'Feito hoje',
  limitReached: 'Limite atingido',
  rules: (creditsADay) =>
    `Podes ganhar cada recompensa uma vez por dia, até ${creditsADay} créditos por dia no total. As mensagens que envias dizem que recebes créditos por partilhar.`,
  reviewRule: 'A tua conta é recente, por isso analisamos as recompensas antes de as creditar.',
  signedOut: 'Inicia sessão para ganhares créditos ao partilhar.',
  disclosure: '(A Numeria dá-me créditos por partilhar.)',

  picture: {
    title: 'Imagem',
    save: 'Guardar imagem',
    light: 'Cores da imagem',
    day: 'Dia',
    night: 'Noite',
    describe: (kindName, numbers, words) =>
      `A Selene, a lua, num mostrador com os nove números. ${[kindName, numbers, words].filter(Boolean).join('. ')}`,
    painting: 'A desenhar a imagem…',
  },

  readingTitle: (name) =>
    name === null ? 'A minha leitura de numerologia' : `A minha leitura de numerologia: ${name}`,
  readingText: (name) =>
    `A Selene, uma IA, escreveu-me ${name === null ? 'uma leitura de numerologia' : `a minha leitura «${name}»`} a partir dos meus números, com todos os passos das contas. Os teus primeiros 5 créditos são oferta.`,

  publish: {
    preview: 'O que os outros vão ver',
    loading: 'A carregar a pré-visualização…',
    showName: 'Mostrar o meu nome',
    showBirthDate: 'Mostrar a minha data de nascimento',
    saving: 'A guardar…',
    isPrivate: 'Só tu vês esta leitura',
    isPublic: 'Leitura pública',
    what: 'Quem tiver a ligação pode lê-la até a retirares. Pedimos aos motores de busca que não a mostrem.',
    make: 'Criar ligação pública',
    making: 'A criar a ligação…',
    address: 'Ligação pública',
    unpublish: 'Retirar',
    unpublishing: 'A retirar…',
    tryAgain: 'Tentar outra vez',
  },

  publicPage: {
    fetching: 'A carregar a leitura…',
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
    begin: 'O teu Caminho de Vida, grátis',
    report: 'Denunciar esta leitura',
    reportMissing: 'Não foi possível abrir o formulário. Tenta outra vez.',
  },

  earnedTitle: 'Créditos ganhos!',
  earned: (credits, channel) => `${count(credits)} por ${shareReasons[channel]}`,
  reviewedTitle: 'Recompensa em análise',
  reviewed: (credits) => `Recebes ${count(credits)} quando for aprovada.`,
  limitTitle: 'Limite de partilhas',
  errorTitle: 'Erro',
  rewardFailed: 'Não foi possível atribuir os créditos',
}
