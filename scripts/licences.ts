import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = { license?: string; link?: boolean; optionalDependencies?: Record<string, string> }

/** Licences that permit use in a product that is sold, as long as their notice stays. MPL binds the files of the package itself, which we do not change. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages of the lock file whose licence is not allowed or missing. */
export function licenceFaults(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  // A binary for another platform, which is not here to be asked, has the licence of the package that it belongs to.
  const owners = new Map(
    foreign.flatMap(([, { license, optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => [name, license] as const),
    ),
  )
  return foreign.flatMap(([path, { license = owners.get(nameOf(path)) }]) =>
    license !== undefined && isAllowed(license)
      ? []
      : [
          `package-lock.json: ${path} is licensed as "${license ?? 'nothing'}", which is not on the list in scripts/licences.ts`,
        ],
  )
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** One of several is enough where they are offered (`or`), all are needed where they apply together (`and`). */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (/ or /i.test(plain)) return plain.split(/ or /i).some(isAllowed)
  return plain.split(/ and /i).every((licence) => allowed.has(licence))
}
