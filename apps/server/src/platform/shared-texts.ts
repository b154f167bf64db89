import type { PageLanguage, SharedTexts } from '@numeria/contract'
import * as gifts from '@numeria/contract/shared-texts/en/gifts'
import * as kinds from '@numeria/contract/shared-texts/en/kinds'
import * as operators from '@numeria/contract/shared-texts/en/operators'
import * as relations from '@numeria/contract/shared-texts/en/relations'
import * as shares from '@numeria/contract/shared-texts/en/shares'
import * as portugueseGifts from '@numeria/contract/shared-texts/pt/gifts'
import * as portugueseKinds from '@numeria/contract/shared-texts/pt/kinds'
import * as portugueseOperators from '@numeria/contract/shared-texts/pt/operators'
import * as portugueseRelations from '@numeria/contract/shared-texts/pt/relations'
import * as portugueseShares from '@numeria/contract/shared-texts/pt/shares'

export const sharedTexts: Readonly<Record<PageLanguage, SharedTexts>> = {
  en: { ...kinds, ...gifts, ...relations, ...shares, ...operators },
  pt: { ...portugueseKinds, ...portugueseGifts, ...portugueseRelations, ...portugueseShares, ...portugueseOperators },
}
