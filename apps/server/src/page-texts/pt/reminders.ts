import { brand, limits } from '@numeria/contract'
import { told } from '../told.ts'
import type * as en from '../en/reminders.ts'

export const reminders: typeof en.reminders = {
  daily: ({ day, month, year }, { today, end }) => ({
    subject: `Dia Pessoal ${day.value}: ${day.title}`,
    lines: [
      ...told('Dia Pessoal', day),
      ...told('Mês Pessoal', month),
      ...told('Ano Pessoal', year),
      `Vê os teus números com a ${brand.persona}: ${today}`,
      '',
      `Pediste à ${brand.name} este e-mail diário. Para deixares de o receber: ${end}`,
    ],
  }),
  last: ({ today }) => ({
    subject: 'Este é o teu último e-mail com os números do dia',
    lines: [
      `Enviámos-te ${limits.unopenedReminders} e-mails e não vieste à ${brand.name} ver os teus números, por isso este é o último.`,
      '',
      `Os teus números continuam lá todos os dias. Para voltares a receber os e-mails: ${today}`,
    ],
  }),
  lastNotification: {
    title: 'Esta é a última notificação',
    body: `Enviámos-te ${limits.unopenedReminders} notificações e não vieste ver os teus números. Podes voltar a ativá-las na página do teu dia.`,
  },
  dayName: 'Dia Pessoal',
}
