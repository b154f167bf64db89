import { brand } from '@numeria/contract'
import type * as en from '../en/about-page.ts'

export const aboutPage: typeof en.aboutPage = {
  title: 'Sobre a numerologia',
  lead: 'A numerologia transforma um nome e uma data de nascimento em números e lê nesses números o retrato de uma pessoa.',
  caution:
    'É uma tradição para refletir, não uma ciência. Nada prova que um número saiba quem és ou o que vai acontecer. O que se pode mostrar é como se calcula cada número, e é isso que esta página faz.',
  startDemo: 'Demonstração grátis do Caminho de Vida',
  chatWith: `Conversar com a ${brand.persona}`,
  workItOut: 'Ou calcula os teus números nesta página, sem criares conta',
  chapters: {
    history: 'De onde vem',
    traditions: 'Cinco tradições',
    'core-numbers': 'Quatro números principais',
    engine: 'Como funciona o motor de IA',
    learn: 'Aprende na prática',
    rules: 'Como se calcula cada número',
    sources: 'Fontes',
  },
  learn:
    'Calcula os teus próprios números, passo a passo. Tudo acontece no teu navegador: não precisas de conta, e nada do que escreves aqui é enviado ou guardado.',
  rules: 'Todas as posições de um mapa, com a regra, a escola e a fonte, e os pontos em que outras escolas discordam.',
  sources:
    'As escolas contradizem-se. Estas são aquelas cujas regras seguimos, ou cuja opinião referimos quando é diferente. Os significados estão nas nossas palavras.',
  contents: 'Índice',
  sidebar: 'Barra lateral',
  chat: 'Chat',
  buyCredits: 'Comprar créditos',
  aboutNumerology: 'Sobre a numerologia',
  referrals: 'Painel de recomendações',
}
