import { brand, signupCredits } from '@numeria/contract'

export const lifePathDemo = {
  example: (date: string) => `An example: ${date}`,
  yours: (date: string) => `Born on ${date}`,
  lifePath: 'Life Path',
  says: (value: number) => `Life Path ${value}.`,
  master: 'master',
  invitation: `One number of many. ${brand.persona} reads them together.`,
  freeCredits: `Get ${signupCredits} Free Credits`,
  toChat: 'Ask about it in the chat',
  shareTitle: (value: number) => `My Life Path is ${value}`,
  shareText: (value: number) =>
    `My Life Path is ${value}, worked out step by step. Find yours on ${brand.name}, without an account.`,
}
