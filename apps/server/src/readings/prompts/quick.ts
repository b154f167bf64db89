import type { KindForm } from './kind-form.ts'

export const quickForm: KindForm = {
  words: { from: 60, to: 100 },
  sections: [],
}
