import type * as en from '../en/person-form.ts'

export const personForm: typeof en.personForm = {
  birthDate: 'Data de nascimento',
  year: 'Ano',
  month: 'Mês',
  day: 'Dia',
  chooseDate: 'Escolhe o ano, o mês e o dia.',
  fullName: 'Nome completo',
  birthName: 'Nome completo de nascimento',
  optional: '(facultativo)',
  currentName: 'Nome por que te tratam hoje',
  marriedName: 'Apelido desde o casamento',
  otherNames: {
    currentName: 'Como te chamam no dia a dia. É este o nome que contam os números caldeus e védicos.',
    marriedName: 'Só se for diferente do apelido com que nasceste.',
  },
  relation: 'O que é esta pessoa para ti?',
  chooseRelation: 'Escolhe o que esta pessoa é para ti.',
  theirName: 'Escreve um nome completo.',
}
