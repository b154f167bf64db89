import { brand } from '@numeria/contract'
import type * as en from '../en/credits-page.ts'

export const creditsPage: typeof en.creditsPage = {
  title: 'Créditos e encomendas',
  unreachable: `Não conseguimos ligar à ${brand.name}. Os teus créditos estão seguros.`,
}
