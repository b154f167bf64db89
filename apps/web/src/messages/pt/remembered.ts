import type * as en from '../en/remembered.ts'

export const remembered: typeof en.remembered = {
  title: 'Recordado desta pergunta',
  note: (text) => `Recordado: ${text}`,
  undo: 'Anular',
  undoOf: (text) => `Anular: esquecer «${text}»`,
  undone: 'Esquecido',
  failed: 'Não foi possível',
}
