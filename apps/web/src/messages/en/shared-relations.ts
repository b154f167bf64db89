export { relationNames } from '@numeria/contract/shared-texts/en/relations'
