export const now = (): number => Date.now() // violation: no-restricted-globals
export const today = (): string => new Date().toISOString() // violation: no-restricted-globals
export const luck = (): number => Math.random() // violation: no-restricted-properties
