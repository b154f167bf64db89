/** The parameters of an address that fits a pattern, null when it does not: `/shared/abc` fits `/shared/:slug`. `*` fits everything. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  if (pattern === '*') return {}
  const wanted = pattern.split('/')
  const given = pathname.replace(/(?<=.)\/$/, '').split('/')
  if (wanted.length !== given.length) return null
  const parameters: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(':') && given[at] !== '') parameters[part.slice(1)] = given[at]!
    else if (part !== given[at]) return null
  }
  return parameters
}
