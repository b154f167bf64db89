import type * as en from '../en/number-words.ts'

export const fetchMeanings: typeof en.fetchMeanings = {
  lifePath: async () => (await import('@numeria/numerology/meanings/pt/life-path')).lifePathMeanings,
  expression: async () => (await import('@numeria/numerology/meanings/pt/expression')).expressionMeanings,
  soulUrge: async () => (await import('@numeria/numerology/meanings/pt/soul-urge')).soulUrgeMeanings,
  personality: async () => (await import('@numeria/numerology/meanings/pt/personality')).personalityMeanings,
}
