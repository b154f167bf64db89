import type { KindPrompt, Words } from './kind-prompt.ts'

export const chatPrompt: KindPrompt = {
  version: 'chat-1',
  task: 'This reading: an answer in a conversation. Take up what was asked, in its own words, and choose the two or three facts that answer it; leave the others alone. Earlier turns are yours: build on them, and say nothing twice. A greeting or thanks gets a warm line and then one thing worth knowing from the facts.',
  words: { from: 120, to: 180 },
  sections: [],
}

/** What a message costs says how much was asked. */
export function chatWords(price: number): Words {
  if (price <= 1) return { from: 60, to: 100 }
  if (price < 10) return chatPrompt.words
  return price < 20 ? { from: 220, to: 320 } : { from: 380, to: 480 }
}
