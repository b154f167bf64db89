export { kindNames, namedReadingTexts, plainReading } from '@numeria/contract/shared-texts/en/kinds'
