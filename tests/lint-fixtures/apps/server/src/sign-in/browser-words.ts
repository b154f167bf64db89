export const words = (): string[] => ['Firefox']
