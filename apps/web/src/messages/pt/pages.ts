import { brand } from '@numeria/contract'
import type * as en from '../en/pages.ts'

const titled = (title: string, description: string) => ({ title: `${title} – ${brand.name}`, description })

const landing = {
  title: `${brand.name} – Desvenda o teu destino cósmico`,
  description:
    'Leituras de numerologia da Selene: os teus números são calculados, as palavras são escritas a partir deles. 5 créditos grátis para começar.',
}

export const pages: typeof en.pages = {
  landing,
  welcome: landing,
  login: titled('Entrar', 'Entra na Numeria. Os primeiros 5 créditos são oferta nossa.'),
  logout: titled('Sessão terminada', 'Terminaste a sessão na Numeria.'),
  pricing: titled(
    'Pacotes de créditos',
    'Quanto custam as leituras da Selene: pacotes de créditos desde 1,99 €, IVA incluído. Os créditos dos pacotes nunca expiram.',
  ),
  success: titled('O teu pagamento', 'O que aconteceu ao teu pagamento.'),
  credits: titled('Créditos e encomendas', 'O que entrou, o que saiu e o que expira, e quando.'),
  referrals: titled(
    'Programa de recomendações',
    'Os teus códigos de recomendação, o que trouxeram e como recebes.',
  ),
  about: titled(
    'Sobre a numerologia: cinco tradições, calculadas passo a passo',
    'História, cinco tradições e os quatro números essenciais, com todos os passos das contas. Calcula o teu Caminho de Vida no teu navegador.',
  ),
  lucky: titled(
    'Números da sorte de hoje',
    'Três números sorteados para ti e para este dia, e o que cada um representa. Por graça, e não para jogos de fortuna ou azar.',
  ),
  privacy: titled(
    'Política de privacidade',
    'O que a Numeria guarda sobre ti, porquê, durante quanto tempo e o que podes pedir.',
  ),
  terms: titled(
    'Termos do serviço',
    'Créditos, preços, o teu direito de livre resolução, e o que a Numeria é e não é.',
  ),
  accessibility: titled(
    'Declaração de acessibilidade',
    'Até que ponto todas as pessoas podem usar a Numeria, e a quem dizer quando algo o impede.',
  ),
  aiNotice: titled(
    'A Selene é uma IA',
    'O que é calculado, o que é escrito por um modelo de linguagem e para que não servem as leituras.',
  ),
  shared: titled('Uma leitura da Selene', 'Alguém partilhou contigo uma leitura de numerologia. Escrita por IA.'),
  chat: titled('Chat com a Selene', 'Pergunta à Selene pelos teus números.'),
  notFound: titled('Página não encontrada', 'Neste endereço não há nada.'),
}
