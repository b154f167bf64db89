import { brand } from '@numeria/contract'
import type * as en from '../en/settings.ts'

export const page: typeof en.page = {
  title: 'Definições',
  unreachable: `Não conseguimos ligar à ${brand.name}. Não se perdeu nada do que é teu.`,
  signInAgain: {
    title: 'Inicia sessão outra vez',
    text: 'Para isto, a sessão tem de ter sido iniciada há menos de 15 minutos: assim, ninguém o faz por ti num aparelho que deixaste aberto. Depois voltas a esta página.',
  },
}

export const pages: typeof en.pages = {
  title: 'Língua e moeda',
  language: 'Estas páginas estão em português.',
  languageHint: 'As leituras têm a sua própria língua, que escolhes no chat.',
  currency: 'Pagas em',
  currencyHint: 'Os mesmos valores em qualquer das moedas, com IVA incluído.',
  saved: 'A tua moeda ficou guardada',
  notSaved: 'A tua moeda não ficou guardada',
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
  hint: 'Qualquer um deles abre esta conta. Escrevemos-te sempre que um é adicionado ou removido.',
  since: (moment) => `Adicionado em ${moment}`,
  only: 'É o teu único início de sessão, por isso fica. Adiciona outro antes de o removeres.',
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
  text: 'A tua conta e o teu perfil, cada leitura com os seus números, cada crédito e encomenda, e tudo o resto, tal como está neste momento.',
  page: 'Descarregar para ler',
  pageHint: 'Página para ler',
  file: 'Descarregar em JSON',
  fileHint: 'JSON',
  busy: 'A reunir tudo…',
  done: 'O teu ficheiro está pronto',
  fileName: (day, ending) => `numeria-${day}.${ending}`,
}

export const deletion: typeof en.deletion = {
  title: 'Apagar a tua conta',
  text: 'De vez e de imediato. Ninguém a pode recuperar, nem nós.',
  open: 'Apagar a minha conta',
  dialog: 'Apagar a tua conta?',
  looking: 'A ver o que há na tua conta…',
  credits: (credits) => `Ainda tens ${credits}. Desaparecem com a conta e não são pagos em dinheiro.`,
  creditsHint: 'Antes disso, na página dos créditos, podes desistir de uma compra dos últimos 14 dias.',
  subscribed: 'A tua subscrição termina hoje, sem mais nenhum pagamento.',
  owed: (money) => `Temos ${money} para te pagar pelas tuas recomendações.`,
  forgo: (money) => `Prescindo de ${money}`,
  forgoHint: 'Ou mantém a conta até receberes.',
  onItsWay: (money) => `Há ${money} a caminho do teu banco. Apaga a conta depois de chegarem.`,
  goes: 'O que desaparece',
  goesList:
    'As tuas leituras e o que escreveste, nome e data de nascimento, leituras públicas, sessões, códigos de recomendação, dados bancários e as nossas mensagens para ti.',
  stays: 'O que fica',
  staysList:
    'Encomendas, pagamentos e movimentos de créditos, durante os 10 anos exigidos pela lei fiscal e contabilística: sem o teu nome e sem o teu endereço. E, durante meio ano, uma marca que a ninguém revela o teu endereço, para que a oferta de boas-vindas só seja dada uma vez.',
  email: 'Escreve o teu endereço de e-mail para confirmar',
  emailWrong: 'Este não é o endereço desta conta.',
  delete: 'Apagar de vez',
  deleting: 'A apagar…',
  keep: 'Manter a minha conta',
  gone: 'A tua conta foi apagada',
  goneText: `Obrigado por teres passado por aqui. A ${brand.persona} já não sabe quem és.`,
  home: 'Ir para a página inicial',
}
