export { giftNames, kindNames } from '@numeria/contract/names/pt'
