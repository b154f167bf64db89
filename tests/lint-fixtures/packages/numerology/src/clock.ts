export const now = (): number => Date.now() // sin: no-restricted-globals
export const today = (): string => new Date().toISOString() // sin: no-restricted-globals
export const luck = (): number => Math.random() // sin: no-restricted-properties
