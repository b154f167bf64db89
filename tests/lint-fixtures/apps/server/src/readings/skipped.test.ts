import { expect, test } from 'vitest'

const later = (): void => expect(1).toBe(2)

test.skip('later', later) // violation: no-disabled-tests
