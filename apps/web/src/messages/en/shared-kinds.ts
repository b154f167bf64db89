export { kindNames } from '@numeria/contract/shared-texts/en/kinds'
