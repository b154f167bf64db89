import { portugueseMeaning } from '@numeria/numerology/pt'
import type * as en from '../en/number-words.ts'

export const meaningOf: typeof en.meaningOf = portugueseMeaning
