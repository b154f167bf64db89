export { shareReasons, shareRefusalTexts } from '@numeria/contract/shared-texts/en/shares'
