import type * as en from '../en/conversations.ts'

export const conversations: typeof en.conversations = {
  title: 'Conversas',
  pinned: 'Afixadas',
  begin: 'Nova conversa',
  untitled: 'Nova conversa',
  archived: (count) => `Arquivadas (${count})`,
  showAll: (count) => `Mostrar todas (${count})`,
  showFewer: 'Mostrar menos',
  writing: 'A Selene está a escrever',
  menuOf: (title) => `Opções de «${title}»`,
  missing: 'Não foi possível carregar as tuas conversas.',
  notBegun: 'A nova conversa não foi criada',
  notChanged: 'Nada foi alterado',
  hasArchived: 'Conversa arquivada',
  undo: 'Anular',
  undoAlt: 'Tira a conversa do arquivo.',
  hasDeleted: 'Conversa apagada',
  isArchived: 'Esta conversa está arquivada.',
  restore: 'Restaurar',
  elsewhere: 'A Selene está a escrever noutra conversa.',
  open: 'Abrir',
  replaced: (count) => (count === 1 ? 'Versão anterior: 1 leitura' : `Versão anterior: ${count} leituras`),
  editing: 'A editar a tua pergunta',
  editingMeans(readings, credits, paid) {
    const [stays, them, cost] =
      readings === 1
        ? ['A leitura anterior fica', 'la', 'custou']
        : [`As ${readings} leituras anteriores ficam`, 'las', 'custaram']
    const gone = credits === 1 ? `o ${paid} que ${cost} não é devolvido` : `os ${paid} que ${cost} não são devolvidos`
    return `É enviada como uma nova pergunta, com o seu próprio preço. ${stays} à parte, mas podes continuar a lê-${them}${credits === 0 ? '' : `; ${gone}`}.`
  },
  cancelEditing: 'Cancelar a edição',
  gone: 'Esta conversa foi apagada.',
  showLast: 'Mostrar a mais recente',
}
