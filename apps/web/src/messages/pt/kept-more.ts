import type * as en from '../en/kept-more.ts'

export const menu: typeof en.menu = {
  edit: 'Editar pergunta',
  askAgain: 'Perguntar outra vez',
  rewrite: 'Isto não fala de mim',
  rewriteFree: 'reescrita grátis',
  save: 'Guardar em PDF',
  report: 'Denunciar',
  delete: 'Apagar',
}

export const forget: typeof en.forget = {
  one: {
    title: 'Apagar esta leitura?',
    text: 'A tua pergunta, a resposta da Selene e o que ela recordou daí são apagadas para sempre, em todos os teus dispositivos. Não há volta atrás, e os créditos que custou não são devolvidos.',
  },
  conversation: {
    title: 'Apagar esta conversa?',
    text: 'Todas as perguntas e leituras desta conversa, e o que a Selene recordou delas, são apagadas para sempre, em todos os teus dispositivos, e as que tornaste públicas deixam de o ser. Não há volta atrás, e os créditos que custaram não são devolvidos.',
  },
  all: {
    title: 'Apagar todas as leituras?',
    text: 'Todas as tuas conversas, com todas as perguntas e respostas da Selene e o que ela recordou delas, são apagadas para sempre, em todos os teus dispositivos. Não há volta atrás, e os créditos que custaram não são devolvidos.',
  },
  delete: 'Apagar',
  deleting: 'A apagar…',
  keep: 'Manter',
}

export const found: typeof en.found = {
  looking: 'A procurar…',
  tryAgain: 'Tentar outra vez',
  nothing: 'Nada encontrado',
  newest: (count) => `As ${count} mais recentes. Acrescenta uma palavra para afinar a procura.`,
  count: (count) => (count === 1 ? '1 leitura encontrada' : `${count} leituras encontradas`),
  noneHas: ['Nenhuma leitura contém ', '. Tenta outra palavra, ou parte de uma.'],
}

export const letter: typeof en.letter = {
  for: (name, born) => `Para ${name}, data de nascimento ${born}`,
  and: (name, born) => `, e ${name}, data de nascimento ${born}`,
  writtenBy: (persona, brand) => `Escrito com IA por ${persona} para a ${brand} – para refletir e para entreter`,
}
