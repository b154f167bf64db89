export { botTokenInstructions, fireTexts, pendingReasonNames } from '@numeria/contract/shared-texts/en/operators'
