/**
 * Spells a name in Latin letters, roughly as it is read aloud: 'Анна' becomes 'Anna'. Its table is large (170 KB), so it comes only
 * with the first name that needs it. Rejects when the table cannot be fetched.
 */
export async function romanise(name: string): Promise<string> {
  const { default: anyAscii } = await import('any-ascii')
  return anyAscii(name).replaceAll(/\s+/g, ' ').trim()
}
