export { botTokenInstructions, alertTexts, pendingReasonNames } from '@numeria/contract/shared-texts/en/operators'
