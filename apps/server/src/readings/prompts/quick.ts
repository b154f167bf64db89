import type { KindPrompt } from './kind-prompt.ts'

export const quickPrompt: KindPrompt = {
  version: 'quick-1',
  task: 'This reading: a quick one. One thought, from two facts that meet, as clear as a postcard; then the suggestion.',
  words: { from: 60, to: 100 },
  sections: [],
}
