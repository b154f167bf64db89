import { brand } from '@numeria/contract'
import type * as en from '../en/about-page.ts'

export const aboutPage: typeof en.aboutPage = {
  title: 'Sobre a numerologia',
  lead: 'A numerologia transforma um nome e uma data de nascimento em números e lê nesses números o retrato de uma pessoa.',
  caution:
    'É uma tradição para refletir, não uma ciência. Ninguém demonstrou que um número saiba quem és ou o que vai acontecer. O que se pode mostrar é como cada número nasce, e é isso que esta página faz.',
  startDemo: 'Demonstração grátis do Caminho de Vida',
  chatWith: `Conversar com a ${brand.persona}`,
  workItOut: 'Ou faz as contas nesta página, sem conta criada',
  chapters: {
    history: 'De onde vem',
    traditions: 'Cinco tradições',
    'core-numbers': 'Quatro números essenciais',
    engine: 'Como funciona o motor de IA',
    learn: 'Aprende a fazer',
    rules: 'Como se conta cada número',
    sources: 'Fontes',
  },
  learn:
    'Calcula os teus próprios números, passo a passo. Tudo acontece no teu navegador: não precisas de conta, e nada do que escreves aqui é enviado ou guardado.',
  rules: 'Todas as posições de um mapa, com a regra, a escola e a fonte, e o que outras escolas dizem em contrário.',
  sources:
    'As escolas contradizem-se. Estas são aquelas cujas regras seguimos, ou cuja opinião referimos quando é diferente. As palavras dos significados são nossas.',
  contents: 'Índice',
  sidebar: 'Barra lateral',
  chat: 'Chat',
  buyCredits: 'Comprar créditos',
  aboutNumerology: 'Sobre a numerologia',
  referrals: 'Painel de recomendações',
}
