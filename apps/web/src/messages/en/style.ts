import type { Tone, Tradition } from '@numeria/contract'

export const toneNames: Record<Tone, string> = { mystic: 'Mystic', pragmatic: 'Pragmatic' }

export const traditionNames: Record<Tradition, string> = {
  pythagorean: 'Pythagorean',
  chaldean: 'Chaldean',
  hebrew: 'Hebrew',
  vedic: 'Vedic',
  chinese: 'Chinese',
}

export const style = {
  label: (chosen: string) => `Style: ${chosen}`,
  missing: 'The choices could not be opened. Please try again.',
}
