import type * as en from '../en/crash.ts'

export const crash: typeof en.crash = {
  title: 'Não foi possível mostrar esta página',
  text: 'Algo nesta página falhou. As tuas leituras e os teus créditos estão seguros.',
  again: 'Recarregar a página',
  home: 'Ir para o início',
  request: (id: string) => `Se nos escreveres sobre isto, indica este pedido: ${id}`,
}
