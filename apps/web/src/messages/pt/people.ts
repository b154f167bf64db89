import type * as en from '../en/people.ts'

export const people: typeof en.people = {
  title: 'As tuas pessoas',
  hint: 'Guarda as pessoas sobre quem perguntas. Podes escolhê-las para uma leitura de compatibilidade, e a Selene conhece-as quando dizes o nome.',
  none: 'Ainda não guardaste ninguém.',
  add: 'Adicionar pessoa',
  addTitle: 'Adicionar pessoa',
  editTitle: 'Alterar esta pessoa',
  nameHint:
    'O nome completo de nascimento, se o souberes. Para escrever uma leitura usamos só o primeiro nome e os números.',
  save: 'Guardar',
  saving: 'A guardar…',
  saved: 'Pessoa guardada',
  about: (relation, birthDate) => `${relation} · data de nascimento: ${birthDate}`,
  edit: 'Alterar',
  editOf: (name) => `Alterar: ${name}`,
  delete: 'Apagar',
  deleteOf: (name) => `Apagar: ${name}`,
  deleted: 'Pessoa apagada',
  deletedText: (name) => `${name} já não está na tua lista. As leituras que já tens ficam.`,
  undo: 'Anular',
  undoAlt: 'Guardar esta pessoa outra vez',
  failed: 'Não foi possível',
  formMissing: 'Não foi possível abrir o formulário. Tenta outra vez.',
}
