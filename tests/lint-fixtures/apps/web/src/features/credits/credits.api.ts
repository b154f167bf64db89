export const balance = 5
