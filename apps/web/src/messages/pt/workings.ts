import { explain, render } from '@numeria/numerology'
import { portugueseWords } from '@numeria/numerology/meanings/pt/words/words'
import type * as en from '../en/workings.ts'

export const tellWorking: typeof en.tellWorking = (result) => render(explain(result), { step: portugueseWords })
