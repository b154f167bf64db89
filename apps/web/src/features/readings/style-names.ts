import type { Tone, Tradition } from '@numeria/contract'

export const toneNames: Record<Tone, string> = { mystic: 'Mystic', pragmatic: 'Pragmatic' }

export const traditionNames: Record<Tradition, string> = {
  pythagorean: 'Pythagorean',
  chaldean: 'Chaldean',
  hebrew: 'Hebrew',
  vedic: 'Vedic',
  chinese: 'Chinese',
}
