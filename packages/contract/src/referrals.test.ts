import { describe, expect, test } from 'vitest'
import { referralLevel } from './referrals.ts'

describe('the level of a referrer', () => {
  test.each([
    [0, 'Seeker', 'Mystic', 0, 3],
    [2, 'Seeker', 'Mystic', 66, 1],
    [3, 'Mystic', 'Oracle', 42, 4],
    [6, 'Mystic', 'Oracle', 85, 1],
    [7, 'Oracle', 'Master', 46, 8],
    [14, 'Oracle', 'Master', 93, 1],
    [15, 'Master', 'Sage', 45, 18],
    [32, 'Master', 'Sage', 96, 1],
    [33, 'Sage', 'Enlightened', 100, 0],
    [1_000, 'Sage', 'Enlightened', 100, 0],
  ])('with %i conversions is %s, next %s, %i %% there and %i to go', (conversions, name, next, progress, missing) => {
    expect(referralLevel(conversions)).toMatchObject({ name, next, progress, missing })
  })
})
