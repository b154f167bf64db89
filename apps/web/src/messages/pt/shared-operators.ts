export { botTokenInstructions, alertTexts, pendingReasonNames } from '@numeria/contract/shared-texts/pt/operators'
