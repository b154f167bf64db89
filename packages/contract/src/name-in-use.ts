type Names = { fullName: string; currentName: string | null; marriedName: string | null }

/**
 * The name that a person is known by today; null where they gave none beside the name of their birth. A family name since marriage
 * follows the first name, unless the name they go by has several words.
 */
export function nameInUse({ fullName, currentName, marriedName }: Names): string | null {
  const isWhole = marriedName === null || (currentName?.includes(' ') ?? false)
  return isWhole ? currentName : `${currentName ?? fullName.split(' ', 1)[0]} ${marriedName}`
}
