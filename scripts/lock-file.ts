import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = { resolved?: string; extraneous?: boolean; optionalDependencies?: Record<string, string> }
type Lock = { packages: Record<string, Locked> }
type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>

/**
 * What is wrong with the lock file and the versions asked for. Packages come from whatever registry the machine uses, so the lock file names no
 * host; every version is pinned, so that an update is a change that somebody made.
 */
export function lockFileFaults(root: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const faults = Object.entries(lock.packages).flatMap(
    ([path, { resolved, extraneous, optionalDependencies = {} }]) => [
      ...missingPlatforms(lock, Object.keys(optionalDependencies)).map(
        (name) =>
          `package-lock.json: ${name} is not locked, which ${path} needs on another platform; npm ci refuses that`,
      ),
      ...(resolved?.includes('://') ? [`package-lock.json: ${path} names a host, ${resolved}`] : []),
      ...(extraneous ? [`package-lock.json: nothing needs ${path}; run "npm install"`] : []),
    ],
  )
  for (const path of globSync(['package.json', '{packages,apps,tests}/*/package.json', 'bench/package.json'], {
    cwd: root,
  })) {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(root, path), 'utf8'),
    ) as Manifest
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      if (version !== '*' && !/^\d+\.\d+\.\d+/.test(version))
        faults.push(`${path}: ${name} is asked for as "${version}", not as one version`)
      if (version === '*' && !name.startsWith('@numeria/')) faults.push(`${path}: ${name} may be any version`)
    }
  }
  return faults
}

/** npm leaves the WebAssembly builds out by itself, and does not miss them. */
function missingPlatforms({ packages }: Lock, names: string[]): string[] {
  const isLocked = (name: string): boolean =>
    Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`))
  return names.filter((name) => !name.endsWith('-wasm32-wasi') && !isLocked(name))
}
