import type * as en from '../en/today.ts'

export const today: typeof en.today = {
  title: 'Os teus números de hoje',
  day: 'Dia Pessoal',
  month: 'Mês Pessoal',
  year: 'Ano Pessoal',
  loading: 'A calcular o teu dia…',
  failed: 'Não foi possível carregar os teus números.',
  unreachable: 'Não foi possível contactar o servidor.',
  invitation: {
    title: 'Que dia é hoje para ti?',
    text: 'Indica a tua data de nascimento para veres o teu Dia, Mês e Ano Pessoais. Não custa nada.',
    change: 'Outra data de nascimento',
    keep: 'Inicia sessão para teres os teus números prontos todos os dias.',
    logIn: 'Entrar',
    save: 'Guarda a data de nascimento no teu perfil para veres os teus números em qualquer dispositivo.',
    toProfile: 'Completar o perfil',
  },
  untilMidnight: 'Os teus números são os mesmos até à meia-noite.',
  chart: 'Ver o teu mapa completo',
  ask: 'Perguntar à Selene sobre o dia de hoje',
  line: {
    label: 'Os teus números de hoje',
    dismiss: 'Esconder até amanhã',
  },
}
