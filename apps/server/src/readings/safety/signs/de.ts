import type { Wordings } from '../wordings.ts'

export const german: Wordings = { self_harm: '', medical: '', abuse: '', violence: '', idioms: '' }
