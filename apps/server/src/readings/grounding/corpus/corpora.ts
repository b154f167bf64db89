import type { Language } from '@numeria/contract'
import { english } from './en.ts'
import { englishRows } from './en-rows.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { italian } from './it.ts'
import { portuguese } from './pt.ts'
import { spanish } from './es.ts'

import type { Corpus } from './corpus.ts'

export const corpora: Record<Language, Corpus> = {
  en: [...english, ...englishRows],
  pt: portuguese,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
}
