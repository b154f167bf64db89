export { keptKindTexts } from '@numeria/contract/shared-texts/pt/kept-kinds'
