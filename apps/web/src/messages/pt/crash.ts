import type * as en from '../en/crash.ts'

export const crash: typeof en.crash = {
  title: 'Não foi possível mostrar esta página',
  text: 'Uma parte avariou-se ou não chegou até aqui. As tuas leituras e os teus créditos estão a salvo: não se guardam na página.',
  again: 'Carregar a página outra vez',
  home: 'Ir para o início',
  request: (id: string) => `Se nos escreveres sobre isto, indica este pedido: ${id}`,
}
