import type * as en from '../en/pictures.ts'

export const pictures: typeof en.pictures = { purpose: 'para refletir e entreter', chart: 'O meu mapa' }
