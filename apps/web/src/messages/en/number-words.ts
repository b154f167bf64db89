/** The texts of one position. They come with its file, which is fetched when the first of its numbers is shown. */
export const fetchMeanings = {
  lifePath: async () => (await import('@numeria/numerology/meanings/life-path')).lifePathMeanings,
  expression: async () => (await import('@numeria/numerology/meanings/expression')).expressionMeanings,
  soulUrge: async () => (await import('@numeria/numerology/meanings/soul-urge')).soulUrgeMeanings,
  personality: async () => (await import('@numeria/numerology/meanings/personality')).personalityMeanings,
}
