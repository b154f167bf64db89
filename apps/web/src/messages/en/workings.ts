import { explain, type NumberResult } from '@numeria/numerology'

/** The working of a number, line by line. */
export const tellWorking = (result: NumberResult): string[] => explain(result)
