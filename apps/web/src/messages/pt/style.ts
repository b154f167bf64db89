import type * as en from '../en/style.ts'

export const toneNames: typeof en.toneNames = { mystic: 'Místico', pragmatic: 'Pragmático' }

// In the feminine, as they agree with 'tradição'.
export const traditionNames: typeof en.traditionNames = {
  pythagorean: 'Pitagórica',
  chaldean: 'Caldeia',
  hebrew: 'Hebraica',
  vedic: 'Védica',
  chinese: 'Chinesa',
}

export const style: typeof en.style = {
  label: (chosen) => `Estilo: ${chosen}`,
  missing: 'Não foi possível abrir as opções. Tenta outra vez.',
}
