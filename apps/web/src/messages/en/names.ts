export { giftNames, kindNames, pendingReasonNames } from '@numeria/contract/names/en'
