export { botTokenInstructions, fireTexts, pendingReasonNames } from '@numeria/contract/shared-texts/pt/operators'
