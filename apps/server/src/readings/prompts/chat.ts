import type { KindForm } from './kind-form.ts'

export const chatForm: KindForm = { words: { from: 120, to: 180 }, sections: [] }
