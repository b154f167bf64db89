export { keptKindTexts } from '@numeria/contract/shared-texts/en/kept-kinds'
