/** The letters of each tradition by value, `letters[0]` being worth 1. The tests hold them against the engine. */
export const letterTables = {
  pythagorean: ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'],
  chaldean: ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP'],
} as const

/** The square, row by row. */
export const loShuSquare = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const

/** The four core numbers of the first example, as the page words them before any program runs. */
export const coreExamples = {
  lifePath: '7 + 5 + 1 = 13 → 4',
  expression: '3 + 3 + 3 = 9',
  soulUrge: '8 + 1 + 3 = 12 → 3',
  personality: '4 + 11 + 9 = 24 → 6',
} as const
