import type { SharedTexts } from '../shared-texts.ts'

export const kindNames: SharedTexts['kindNames'] = {
  quick: { label: 'Leitura rápida', title: 'Leitura rápida' },
  life_path: { label: 'Caminho de Vida', title: 'Leitura do Caminho de Vida' },
  year_forecast: { label: 'Previsão do ano', title: 'Previsão do ano' },
  compatibility: { label: 'Compatibilidade', title: 'Leitura de compatibilidade' },
  weekly_roadmap: { label: 'Roteiro da semana', title: 'Roteiro da semana' },
  blueprint: { label: 'Mapa completo', title: 'Mapa completo' },
  chat: { label: 'Leitura', title: 'Leitura' },
  onboarding: { label: 'Para te conhecer', title: 'Para te conhecer' },
  safety: { label: 'Uma palavra de cuidado', title: 'Uma palavra de cuidado' },
}

export const plainReading: SharedTexts['plainReading'] = 'Uma leitura da Selene'

export const namedReadingTexts: SharedTexts['namedReadingTexts'] = {
  quick: {
    gives: 'Um pensamento para hoje',
    message: 'Uma leitura rápida para o dia de hoje',
  },
  life_path: {
    gives: 'A partir da tua data de nascimento',
    message: 'A minha leitura do Caminho de Vida',
  },
  year_forecast: { gives: 'Mês a mês', message: 'A minha previsão do ano' },
  compatibility: {
    gives: 'Tu e outra pessoa',
    message: 'A minha leitura de compatibilidade',
  },
  weekly_roadmap: {
    gives: 'Os teus próximos sete dias',
    message: 'O meu roteiro da semana',
  },
  blueprint: {
    gives: 'Todos os números e ciclos',
    message: 'O meu mapa numerológico completo',
  },
}
