import type * as en from '../en/not-found.ts'

export const notFound: typeof en.notFound = {
  title: '404 – Página não encontrada',
  text: 'Neste endereço não há nada. Talvez a ligação esteja incompleta ou a página tenha mudado de sítio.',
  home: 'Voltar ao início',
}
