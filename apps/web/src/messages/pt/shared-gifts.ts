export { giftNames } from '@numeria/contract/shared-texts/pt/gifts'
