export { kindNames } from '@numeria/contract/shared-texts/pt/kinds'
