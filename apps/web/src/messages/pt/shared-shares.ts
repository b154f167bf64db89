export { shareReasons, shareRefusalTexts } from '@numeria/contract/shared-texts/pt/shares'
