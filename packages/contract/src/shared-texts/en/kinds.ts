import type { SharedTexts } from '../shared-texts.ts'

export const kindNames: SharedTexts['kindNames'] = {
  quick: { label: 'Quick reading', title: 'Quick reading' },
  life_path: { label: 'Life Path', title: 'Life Path reading' },
  year_forecast: { label: 'Year forecast', title: 'Year forecast' },
  compatibility: { label: 'Compatibility', title: 'Compatibility reading' },
  weekly_roadmap: { label: 'Weekly roadmap', title: 'Weekly roadmap' },
  blueprint: { label: 'Comprehensive Blueprint', title: 'Comprehensive Blueprint' },
  chat: { label: 'Reading', title: 'Reading' },
  onboarding: { label: 'Getting to know you', title: 'Getting to know you' },
  safety: { label: 'A word of care', title: 'A word of care' },
}
