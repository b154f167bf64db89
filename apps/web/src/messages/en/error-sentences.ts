export { errorTexts } from '@numeria/contract/shared-texts/en/errors'
