import type { PartialMeanings } from '../meaning.ts'

/** The Karmic Debts: totals that ask for work. */
export const karmicDebtMeanings: PartialMeanings<13 | 14 | 16 | 19> = {
  13: {
    mystic: {
      title: 'O Campo a Limpar',
      essence: 'Antes da tua semente está um campo de silvas, e a foice assobia.',
      advice: 'Ceifa uma fiada por dia.',
    },
    pragmatic: {
      title: 'Treze: Esforço',
      essence: 'Os atalhos saem-te caros, e o trabalho constante rende-te mais do que a outros.',
      advice: 'Faz primeiro a parte difícil.',
    },
  },
  14: {
    mystic: {
      title: 'O Papagaio Preso',
      essence: 'O teu papagaio quer a tempestade, e é o fio na tua mão que o faz voar.',
      advice: 'Segura o fio com carinho.',
    },
    pragmatic: {
      title: 'Catorze: Medida',
      essence: 'A liberdade é o teu tema, e fica mais leve com alguns compromissos firmes.',
      advice: 'Põe-te um limite e mantém-no um mês.',
    },
  },
  16: {
    mystic: {
      title: 'A Torre e o Relâmpago',
      essence: 'O que em ti era alto de mais já sentiu o raio, e pela fenda entrou o céu.',
      advice: 'Constrói mais baixo e com janelas.',
    },
    pragmatic: {
      title: 'Dezasseis: Humildade',
      essence: 'Viragens bruscas ensinam-te a largar uma imagem de ti que ficou pequena.',
      advice: 'Pergunta a alguém sincero o que não estás a ver.',
    },
  },
  19: {
    mystic: {
      title: 'O Sol sem Companhia',
      essence: 'Ardes como um sol que não sabe pedir lenha.',
      advice: 'Pede um fósforo.',
    },
    pragmatic: {
      title: 'Dezanove: Ajuda',
      essence: 'Aprendes a ter força sem recusares apoio.',
      advice: 'Aceita esta semana uma ajuda de que não precisavas.',
    },
  },
}
