import { englishWords, explain, render, type NumberResult } from '@numeria/numerology'

/** The working of a number, line by line. */
export const tellWorking = (result: NumberResult): string[] => render(explain(result), { step: englishWords })
