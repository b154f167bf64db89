import type * as en from '../en/memory.ts'

export const memory: typeof en.memory = {
  title: 'O que a Selene recorda',
  hint: 'Notas curtas sobre o que dizes nas tuas perguntas, usadas nas leituras seguintes. Nada sobre saúde, morte, fé, política ou vida sexual é anotado, a não ser que o escrevas aqui.',
  on: 'Recordar o que digo à Selene',
  offHint: 'Nada é anotado nem usado. As notas abaixo ficam até as apagares.',
  none: 'Ainda nada.',
  noted: (moment) => `De uma leitura, ${moment}`,
  written: (moment) => `Escrita por ti, ${moment}`,
  add: 'Adicionar nota',
  addTitle: 'Adicionar nota',
  editTitle: 'Alterar esta nota',
  label: 'Nota',
  save: 'Guardar',
  cancel: 'Cancelar',
  missing: 'Escreve o que queres que fique na memória.',
  edit: 'Alterar',
  editOf: (note) => `Alterar: ${note}`,
  delete: 'Apagar',
  deleteOf: (note) => `Apagar: ${note}`,
  deleted: 'Nota apagada',
  failed: 'Não foi possível',
}
