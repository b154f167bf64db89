export { giftNames } from '@numeria/contract/shared-texts/en/gifts'
