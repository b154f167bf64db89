export const parse = (text: string): any => JSON.parse(text) // violation: no-explicit-any
