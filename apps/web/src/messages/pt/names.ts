export { giftNames, kindNames, pendingReasonNames } from '@numeria/contract/names/pt'
