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
    text: 'Indica a tua data de nascimento para veres o teu Dia, Mês e Ano Pessoais. É grátis.',
    change: 'Outra data de nascimento',
    keep: 'Inicia sessão para teres os teus números prontos todos os dias.',
    logIn: 'Entrar',
    save: 'Guarda a data de nascimento no teu perfil para veres os teus números em qualquer dispositivo.',
    toProfile: 'Completar o perfil',
  },
  untilMidnight: 'Os teus números são os mesmos até à meia-noite.',
  chart: 'Ver o teu mapa completo',
  calendar: 'Ver o mês inteiro',
  ask: 'Perguntar à Selene sobre o dia de hoje',
  reminders: {
    title: 'Recebe-os todos os dias',
    loading: 'A carregar…',
    failed: 'Não foi possível carregar a tua escolha.',
    email: 'Por e-mail',
    emailHint: (address) => `Para ${address}. Cada e-mail traz uma ligação para deixares de os receber.`,
    hour: 'Às',
    within: (from, to) => `Entre as ${from} e as ${to}, à tua hora.`,
    unopened: (most) => `Se não vieres ver os teus números durante ${most} dias, deixamos de os enviar.`,
    saved: 'Guardado',
    stopped: 'Terminado. Já não recebes mais nenhum.',
    notSaved: 'Não foi guardado',
    quiet: (most) => `Deixámos de os enviar porque não vieste ver os teus números durante ${most} dias.`,
    refused: 'Deixámos de enviar e-mails porque o teu servidor de correio recusou o último.',
    again: 'Voltar a receber',
    off: 'Deixar de receber',
    device: {
      label: 'Notificações neste dispositivo',
      hint: 'O teu Dia Pessoal, com uma frase, sem o teu nome nem a tua data de nascimento.',
      unsupported:
        'Este navegador não mostra notificações. Num iPhone ou iPad, adiciona a Numeria ao ecrã principal e abre-a a partir daí.',
      denied:
        'O teu navegador bloqueia as notificações da Numeria. Permite-as nas definições deste site no navegador e volta a esta página.',
      notAllowed: 'O teu navegador não permitiu as notificações, por isso estão desativadas.',
      turningOn: 'A ativar…',
      on: 'Ativadas. A próxima chega à hora indicada em baixo.',
      stopped: 'Desativadas. Este dispositivo já não recebe mais nenhuma.',
      failed: 'Não foi possível alterar as notificações neste dispositivo. Tenta outra vez.',
      others: (count) =>
        count === 1
          ? 'Há outro dispositivo que também as recebe.'
          : `Há mais ${count} dispositivos que também as recebem.`,
    },
  },
  end: {
    title: 'Deixar de receber os e-mails diários?',
    text: 'Deixas de receber por e-mail os números do dia e as cartas do teu ano. A tua conta fica como está.',
    action: 'Deixar de receber',
    stopping: 'Um momento…',
    done: 'Terminado. Já não recebes mais nenhum destes e-mails.',
    failed: 'Não foi possível parar os e-mails.',
    unknown: 'Esta ligação não é de nenhum e-mail nosso.',
  },
  line: {
    label: 'Os teus números de hoje',
    dismiss: 'Esconder até amanhã',
  },
}
