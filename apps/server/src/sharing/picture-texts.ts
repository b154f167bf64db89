import type { PageLanguage } from '@numeria/contract'

type Texts = { purpose: string; chart: string }

/** Words of a picture that no other picture has. */
export const pictureTexts: Record<PageLanguage, Texts> = {
  en: {
    purpose: 'for reflection and entertainment',
    chart: 'My chart',
  },
  pt: {
    purpose: 'para refletir e entreter',
    chart: 'O meu mapa',
  },
}
