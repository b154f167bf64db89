import { brand, readingPrices } from '@numeria/contract'
import type * as en from '../en/lucky.ts'

const listed = (numbers: readonly number[]) => `${numbers.slice(0, -1).join(', ')} e ${numbers.at(-1)}`

export const lucky: typeof en.lucky = {
  title: 'Números da sorte',
  intro: 'Três números entre 1 e 99, sorteados para ti e para este dia. Não mudam até à meia-noite.',
  signedOut: 'Os visitantes veem todos os mesmos três números. Inicia sessão para teres os teus.',
  forFun:
    'Por graça, e para ires a pensar nisso. Nada dizem sobre lotarias, apostas ou outros jogos de fortuna ou azar.',
  yours: 'Os teus números da sorte',
  drawing: 'A sortear…',
  today: 'Os números de hoje',
  anotherDraw: (draw: number) => `${draw + 1}.º sorteio de hoje`,
  backToToday: 'Voltar aos três primeiros de hoje',
  generate: 'Sortear novos números',
  drawn: (numbers: readonly number[]) => `Novos números: ${listed(numbers)}.`,
  share: (credits: number, isReviewed: boolean) =>
    `Partilhar (+${credits} ${credits === 1 ? 'crédito' : 'créditos'})${isReviewed ? ' · após análise' : ''}`,
  shareGuest: 'Partilhar',
  shareTitle: 'Os meus números da sorte de hoje',
  shareText: (numbers: readonly number[], isRewarded: boolean) =>
    `Os números da sorte que a ${brand.name} sorteou para mim hoje: ${listed(numbers)}. É só por graça.${isRewarded ? ' (Ganho um crédito por partilhar.)' : ''}`,
  roadmap: `Roteiro da semana (${readingPrices.weekly_roadmap} cr)`,
  roadmapSays: `A ${brand.persona} escreve os teus próximos sete dias, a partir dos teus números.`,
  unreachable: 'Não conseguimos carregar a tua conta: estes números podem não ser os teus.',
  tryAgain: 'Tentar outra vez',
  withoutScripts: 'Os números são sorteados no teu navegador, e isso precisa de JavaScript.',
  howTitle: 'De onde vêm',
  how: 'Os números da sorte são sorteados de 1 a 99, e isso não é numerologia. Para o significado, somam-se os algarismos até ficar um só, e cada um dos nove tem um tema tradicional.',
  themes: {
    1: { name: 'Novos começos', says: 'Começa hoje uma coisa pequena. Não precisas de a anunciar.' },
    2: { name: 'Parceria', says: 'Chama alguém. A dois leva-se mais do dobro.' },
    3: { name: 'Criatividade', says: 'Faz primeiro, e amanhã logo vês se gostas.' },
    4: { name: 'Estabilidade', says: 'Arruma uma coisa só, e depois apoia-te nela.' },
    5: { name: 'Aventura', says: 'Volta para casa pela outra rua.' },
    6: { name: 'Cuidado', says: 'Trata de um ser vivo. Podes ser tu.' },
    7: { name: 'Espiritualidade', says: 'Guarda dez minutos em que ninguém te encontre.' },
    8: { name: 'Sucesso', says: 'Acaba o que está quase acabado, e dá-lhe valor.' },
    9: { name: 'Conclusão', says: 'Deixa uma coisa acabar bem: uma gaveta, uma carta, uma zanga.' },
  },
}
