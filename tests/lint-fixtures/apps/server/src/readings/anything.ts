export const parse = (text: string): any => JSON.parse(text) // sin: no-explicit-any
