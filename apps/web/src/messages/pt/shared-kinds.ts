export { kindNames, namedReadingTexts } from '@numeria/contract/shared-texts/pt/kinds'
