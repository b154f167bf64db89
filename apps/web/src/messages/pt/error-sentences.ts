export { errorTexts } from '@numeria/contract/shared-texts/pt/errors'
