import { brand } from '@numeria/contract'
import type * as en from '../en/pages.ts'

const landing = `${brand.name} – Desvenda o teu destino cósmico`
const landingDescription =
  'Leituras de numerologia da Selene: os teus números são calculados, as palavras são escritas a partir deles. 5 créditos grátis para começar.'

const titled = (title: string): string => `${title} – ${brand.name}`

/** Title of each page. */
export const titles: typeof en.titles = {
  landing,
  welcome: landing,
  login: titled('Entrar'),
  logout: titled('Sessão terminada'),
  pricing: titled('Pacotes de créditos'),
  success: titled('O teu pagamento'),
  credits: titled('Créditos e encomendas'),
  settings: titled('Definições'),
  referrals: titled('Programa de recomendações'),
  about: titled('Sobre a numerologia: cinco tradições, passo a passo'),
  lucky: titled('Números da sorte de hoje'),
  privacy: titled('Política de privacidade'),
  terms: titled('Termos do serviço'),
  accessibility: titled('Declaração de acessibilidade'),
  aiNotice: titled('A Selene é uma IA'),
  cancel: titled('Cancelar contratos aqui'),
  shared: titled('Uma leitura da Selene'),
  chat: titled('Chat com a Selene'),
  chart: titled('O meu mapa'),
  calendar: titled('O teu calendário'),
  compare: titled('Compara os teus números'),
  dataDeletion: titled('O teu pedido de eliminação'),
  today: titled('Os teus números de hoje'),
  admin: titled('Administração'),
  adminLogin: titled('Iniciar sessão na administração'),
  offline: titled('Estás sem ligação'),
  notFound: titled('Página não encontrada'),
}

/** Descriptions that search engines show below the title. */
export const descriptions: typeof en.descriptions = {
  landing: landingDescription,
  welcome: landingDescription,
  login: 'Entra na Numeria. Os primeiros 5 créditos são oferta nossa.',
  logout: 'Terminaste a sessão na Numeria.',
  pricing:
    'Quanto custam as leituras da Selene: pacotes de créditos desde 1,99 €, IVA incluído. Os créditos dos pacotes nunca expiram.',
  success: 'O resultado do teu pagamento.',
  credits: 'Os créditos que recebeste, que usaste e que expiram, e as tuas encomendas.',
  settings: 'Língua, moeda, inícios de sessão e os teus dados: para descarregar ou apagar.',
  referrals: 'Os teus códigos de recomendação, as tuas recompensas e como recebes.',
  about:
    'História, cinco tradições e os quatro números principais, com todos os passos das contas. Calcula o teu Caminho de Vida no teu navegador.',
  lucky:
    'Três números sorteados para ti e para este dia, e o que cada um representa. Por graça, e não para jogos de fortuna ou azar.',
  privacy: 'O que a Numeria guarda sobre ti, porquê, durante quanto tempo e o que podes pedir.',
  terms: 'Créditos, preços, o teu direito de livre resolução, e o que a Numeria é e não é.',
  accessibility: 'Até que ponto a Numeria é acessível, e a quem escrever se algo te dificultar o uso.',
  aiNotice: 'O que é calculado, o que é escrito por um modelo de linguagem e para que não servem as leituras.',
  cancel: 'Cancela a tua subscrição sem iniciar sessão: com o endereço de e-mail e o número da encomenda.',
  shared: 'Alguém partilhou contigo uma leitura de numerologia. Escrita por IA.',
  chat: 'Pergunta à Selene pelos teus números.',
  calendar: 'Os teus Dias Pessoais de cada mês, aqui e no teu próprio calendário. Grátis.',
  today: 'O teu Dia, Mês e Ano Pessoais, calculados a partir da tua data de nascimento. Grátis.',
  dataDeletion: 'O estado de um pedido para apagar os teus dados.',
  compare: 'Convidaram-te a comparar os números principais. Grátis e sem conta.',
  chart: 'Todos os teus números em cinco tradições, com todos os passos das contas.',
  admin: 'Para a equipa da Numeria.',
  adminLogin: 'Para a equipa da Numeria.',
  offline: 'A Selene continua lá, e tudo o que é teu também: as tuas leituras e os teus créditos esperam por ti.',
  notFound: 'Neste endereço não há nada.',
}
