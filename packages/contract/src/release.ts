/** The version whose accessibility was tested, and the day. */
export const release = { version: '0.1.0', accessibilityTestedOn: '23/11/2026' } as const
