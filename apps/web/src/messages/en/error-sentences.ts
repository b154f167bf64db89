export { errorTexts } from '@numeria/contract/error-texts/en'
