/** Which master numbers each row of the table on the About page keeps. */
export const masterTable = {
  core: [11, 22, 33],
  birthday: [11, 22],
  chaldean: [11, 22],
  hebrew: [11, 22, 33],
  cycles: [],
  reduced: [],
  eastern: [],
} as const satisfies Record<string, readonly number[]>

export type MasterRow = keyof typeof masterTable
