export { kindNames, namedReadingTexts } from '@numeria/contract/shared-texts/en/kinds'
