/** Relations of a saved person to the reader who saved them. */
export const relations = [
  'partner',
  'mother',
  'father',
  'daughter',
  'son',
  'sister',
  'brother',
  'grandparent',
  'grandchild',
  'relative',
  'friend',
  'colleague',
  'other',
] as const
export type Relation = (typeof relations)[number]
