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

export const plainReading: SharedTexts['plainReading'] = 'A reading by Selene'

export const namedReadingTexts: SharedTexts['namedReadingTexts'] = {
  quick: { gives: 'One thought for today', message: 'A quick reading for today' },
  life_path: { gives: 'From your birth date', message: 'My Life Path reading' },
  year_forecast: { gives: 'Month by month', message: 'My year forecast' },
  compatibility: { gives: 'You and someone else', message: 'My compatibility reading' },
  weekly_roadmap: { gives: 'Your next seven days', message: 'My weekly roadmap' },
  blueprint: {
    gives: 'All numbers and cycles',
    message: 'My Comprehensive Blueprint',
  },
}
