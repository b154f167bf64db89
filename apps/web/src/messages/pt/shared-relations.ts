export { relationNames } from '@numeria/contract/shared-texts/pt/relations'
