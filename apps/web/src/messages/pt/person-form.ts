import type * as en from '../en/person-form.ts'

export const personForm: typeof en.personForm = {
  birthDate: 'Data de nascimento',
  year: 'Ano',
  month: 'Mês',
  day: 'Dia',
  chooseDate: 'Escolhe o ano, o mês e o dia.',
  fullName: 'Nome completo',
  theirName: 'Escreve o nome completo dessa pessoa.',
}
