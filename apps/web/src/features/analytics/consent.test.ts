import { describe, expect, test } from 'vitest'
import { isRefusedBy } from './consent.ts'

describe('a browser', () => {
  test.each([
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: true }, true],
    [{ doNotTrack: null, globalPrivacyControl: false }, false],
    [{ doNotTrack: 'unspecified' }, false],
    [{ doNotTrack: '0' }, false],
    [{}, false],
  ])('that says %j says no for its person: %s', (signals, expected) => {
    expect(isRefusedBy(signals)).toBe(expected)
  })
})
