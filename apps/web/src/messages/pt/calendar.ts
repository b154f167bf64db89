import type * as en from '../en/calendar.ts'

export const calendar: typeof en.calendar = {
  title: 'O teu calendário',
  loading: 'A calcular o mês…',
  failed: 'Não foi possível carregar o mês.',
  unreachable: 'Não foi possível contactar o servidor.',
  missing: {
    text: 'O teu calendário é calculado a partir da data de nascimento. Indica-a primeiro no teu perfil.',
    action: 'Completar o perfil',
  },
  before: 'Mês anterior',
  after: 'Mês seguinte',
  month: (month, year) => `${month} de ${year}`,
  personalDay: 'Dia Pessoal',
  personalMonth: 'Mês Pessoal',
  personalYear: 'Ano Pessoal',
  address: {
    title: 'Na tua aplicação de calendário',
    text: 'O Google Calendar, o Calendário da Apple, o Outlook e outros vão buscar os teus Dias e Meses Pessoais a um endereço secreto.',
    create: 'Criar o endereço',
    creating: 'A criar…',
    label: 'Endereço secreto',
    once: 'Só é mostrado agora. Quem o tiver pode ler o teu calendário.',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'Não foi possível copiar. Seleciona o endereço e copia-o.',
    open: 'Abrir numa aplicação de calendário',
    since: (day) =>
      `O teu calendário tem um endereço desde ${day}. Para outro dispositivo, cria um novo; o anterior deixa de funcionar.`,
    renew: 'Criar um novo endereço',
    end: 'Desativar o endereço',
    ended: 'Endereço desativado. Já não dá acesso a nada.',
    failed: 'Não foi possível',
  },
}
