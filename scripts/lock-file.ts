import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = {
  resolved?: string
  integrity?: string
  link?: boolean
  extraneous?: boolean
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Locked> }
type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>

/** Packages whose files npm installs without comparing a hash, and why that is accepted. */
export const withoutIntegrity: readonly { packages: RegExp; reason: string }[] = [
  {
    packages: /^node_modules\/(@oxc-parser|@oxfmt|@oxlint|@oxlint-tsgolint|@tailwindcss)\//,
    reason:
      'Native builds of development tools for other platforms. npm records a hash only of what it downloads, and these were never downloaded where the lock file is made. None is in the image.',
  },
]

/**
 * Faults of the lock file and the requested versions. Packages come from whatever registry the machine uses, so the lock file names no host; every
 * version is pinned, so that an update is a deliberate change; every package has a hash, or a reason why not. lockfile-lint 5 does not replace this: it
 * judges the `resolved` addresses alone, of which this lock file has none, so it accepts a package without a hash.
 */
export function lockFileFaults(root: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const faults = Object.entries(lock.packages).flatMap(
    ([path, { resolved, integrity, link, extraneous, optionalDependencies = {} }]) => [
      ...(path.includes('node_modules/') && !link && !integrity && !isExcused(path)
        ? [`package-lock.json: ${path} has no integrity, and scripts/lock-file.ts gives no reason`]
        : []),
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

const isExcused = (path: string): boolean => withoutIntegrity.some(({ packages }) => packages.test(path))

/** npm leaves the WebAssembly builds out by itself, and does not miss them. */
function missingPlatforms({ packages }: Lock, names: string[]): string[] {
  const isLocked = (name: string): boolean =>
    Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`))
  return names.filter((name) => !name.endsWith('-wasm32-wasi') && !isLocked(name))
}
