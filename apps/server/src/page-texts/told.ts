import type { TodayNumber } from '@numeria/contract'

/** Lines of an e-mail about a number: its name with what it is called, the sentence, a space. */
export const told = (name: string, { value, title, sentence }: TodayNumber) => [
  `${name} ${value}: ${title}`,
  sentence,
  '',
]
