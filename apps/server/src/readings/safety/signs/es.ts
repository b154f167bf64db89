import type { Wordings } from '../wordings.ts'

export const spanish: Wordings = { self_harm: '', medical: '', abuse: '', violence: '', idioms: '' }
