import type { Wordings } from '../wordings.ts'

export const italian: Wordings = { self_harm: '', medical: '', abuse: '', violence: '', idioms: '' }
