import type { KindNames, PageLanguage } from '@numeria/contract'
import { kindNames as en } from '@numeria/contract/names/en'
import { kindNames as pt } from '@numeria/contract/names/pt'

export const kindNames: Readonly<Record<PageLanguage, KindNames>> = { en, pt }
