import type * as en from '../en/remembered.ts'

export const remembered: typeof en.remembered = {
  title: 'Anotado a partir desta pergunta',
  note: (text) => `Recordado: ${text}`,
  undo: 'Anular',
  undoOf: (text) => `Anular: esquecer «${text}»`,
  undone: 'Nota apagada',
  failed: 'Não foi possível',
}
