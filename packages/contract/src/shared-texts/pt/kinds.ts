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
