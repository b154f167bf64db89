import { brand } from '@numeria/contract'
import type * as en from '../en/settings.ts'

export const page: typeof en.page = {
  title: 'Definições',
  unreachable: `Não conseguimos ligar à ${brand.name}. Os teus dados estão seguros.`,
  signInAgain: {
    title: 'Inicia sessão outra vez',
    text: 'Para tua segurança, isto exige uma sessão iniciada há menos de 15 minutos. Depois voltas a esta página.',
  },
}

export const pages: typeof en.pages = {
  title: 'Língua e moeda',
  language: 'Estas páginas estão em português.',
  languageHint: 'A língua das leituras escolhe-se no chat.',
  currency: 'Pagas em',
  currencyHint: 'O mesmo preço nas duas moedas, com IVA incluído.',
  saved: 'Moeda guardada',
  notSaved: 'Moeda não guardada',
}

export const counting: typeof en.counting = { title: 'Privacidade', policy: 'Política de privacidade' }

export const sessions: typeof en.sessions = {
  title: 'Onde tens sessão iniciada',
  hint: 'Cada sessão termina sozinha 30 dias depois da última visita e, no máximo, ao fim de 90 dias.',
  device: (browser, system) => (browser && system ? `${browser} em ${system}` : (browser ?? system ?? 'Um navegador')),
  here: 'Este navegador',
  since: (moment) => `Desde ${moment}`,
  end: 'Terminar',
  endOf: (device, moment) => `Terminar: ${device}, sessão iniciada em ${moment}`,
  endOthers: 'Terminar todas as outras',
  ended: 'Sessão terminada',
  othersEnded: 'Todas as outras sessões terminaram',
  failed: 'Não foi possível',
  only: 'Não tens sessão iniciada em mais lado nenhum.',
}

export const logins: typeof en.logins = {
  title: 'Os teus inícios de sessão',
  hint: 'Qualquer um abre a tua conta. Enviamos-te um e-mail quando um é adicionado ou removido.',
  since: (moment) => `Adicionado em ${moment}`,
  only: 'É o teu único início de sessão. Adiciona outro antes de o removeres.',
  elsewhere: (email, own) => `${email} pertence a outra conta. Esta conta mantém o endereço ${own}.`,
  email: 'E-mail',
  add: (provider) => `Adicionar ${provider}`,
  passkey: 'Chave de acesso',
  addPasskey: 'Adicionar chave de acesso',
  linkedPasskey: 'A tua chave de acesso foi adicionada',
  passkeyText: 'A partir de agora, podes entrar com ela.',
  passkeyKnown: 'Não há nada a adicionar',
  passkeyKnownText: 'Este dispositivo já tem uma chave de acesso para a tua conta.',
  addEmail: 'Adicionar e-mail',
  cancel: 'Cancelar',
  emailStep: {
    sent: (email) => `Enviámos um código para ${email}. Funciona durante 15 minutos.`,
    enter: 'Adicionar este endereço',
    checking: 'A adicionar…',
  },
  remove: 'Remover',
  removeOf: (login) => `Remover: ${login}`,
  removed: 'Início de sessão removido',
  removedText: 'Todas as outras sessões terminaram.',
  linkedEmail: 'Já podes entrar também com esse e-mail',
  linked: (provider) => `Já podes entrar também com ${provider}`,
  failed: 'Não foi possível',
  taken: (provider) =>
    `Esse início de sessão com ${provider} abre outra conta. Entra nela e remove-o primeiro, ou adiciona outro.`,
  notLinked: 'O início de sessão não foi adicionado. Tenta de novo.',
}

export const download: typeof en.download = {
  title: 'Tudo o que guardamos sobre ti',
  text: 'A tua conta, o teu perfil, as leituras com os números, os créditos, as encomendas e tudo o resto, tal como estão agora.',
  page: 'Descarregar para ler',
  pageHint: 'Uma página, a começar pelas leituras',
  readings: 'Descarregar leituras',
  readingsHint: 'Ficheiros Markdown num ZIP',
  file: 'Descarregar em JSON',
  fileHint: 'Todos os campos',
  busy: 'A preparar…',
  done: 'O teu ficheiro está pronto',
  fileName: (day, ending) => `numeria-${day}.${ending}`,
}

export const deletion: typeof en.deletion = {
  title: 'Apagar a tua conta',
  text: 'Tem efeito imediato e não pode ser anulado.',
  open: 'Apagar a minha conta',
  dialog: 'Apagar a tua conta?',
  looking: 'A verificar a tua conta…',
  credits: (credits) => `Ainda tens ${credits}. Perdes esses créditos com a conta; não são pagos em dinheiro.`,
  creditsHint: 'Antes disso, na página dos créditos, podes desistir de uma compra dos últimos 14 dias.',
  subscribed: 'A tua subscrição termina hoje, sem mais nenhum pagamento.',
  owed: (money) => `Devemos-te ${money} em recomendações.`,
  forgo: (money) => `Prescindo de ${money}`,
  forgoHint: 'Ou mantém a conta até receberes.',
  onItsWay: (money) => `Há ${money} a caminho do teu banco. Apaga a conta depois de chegarem.`,
  goes: 'O que apagamos',
  goesList:
    'As tuas leituras e mensagens, nome e data de nascimento, leituras públicas, sessões, códigos de recomendação, dados bancários e os nossos e-mails para ti.',
  stays: 'O que guardamos',
  staysList:
    'Encomendas, pagamentos e movimentos de créditos durante pelo menos 10 anos depois do respetivo ano, como exige a lei contabilística, sem o teu nome nem o teu endereço. Faturas (aqui e na InvoiceXpress, que as emite) e pagamentos que te fizemos, durante 10 anos depois do respetivo ano, com o número fiscal, o nome e a morada que neles constam. Durante 180 dias, ou 12 meses se usaste a garantia de 7 dias, também marcas que não revelam o teu e-mail nem os teus inícios de sessão, para que as ofertas e a garantia só sejam dadas uma vez. A Stripe mantém os seus próprios registos dos teus pagamentos.',
  email: 'Escreve o teu endereço de e-mail para confirmar',
  emailWrong: 'Este não é o endereço desta conta.',
  delete: 'Apagar de vez',
  deleting: 'A apagar…',
  keep: 'Manter a minha conta',
  gone: 'A tua conta foi apagada',
  goneText: `Obrigado por teres estado aqui.`,
  home: 'Ir para a página inicial',
}
