import type { Wordings } from '../wordings.ts'

export const french: Wordings = { self_harm: '', medical: '', abuse: '', violence: '', idioms: '' }
