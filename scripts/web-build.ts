import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npm } from './install.mjs'

const built = 'apps/web/dist/pages.json'
const stamp = '.stamps/web'
const sources = ['apps/web/**/*', 'packages/*/src/**/*', 'packages/*/package.json', 'package-lock.json']

/**
 * Builds the pages of the repository at `root`, unless they were built from the very files that are there now.
 * @throws with the builder's own words
 */
export function buildWebWhenStale(root: string): void {
  const state = hashSources(root)
  if (existsSync(join(root, built)) && readStamp(root) === state) return

  console.log('Building the pages …')
  const { status, stdout, stderr } = npm(['run', 'build', '-w', '@numeria/web'], root)
  if (status !== 0) throw new Error(`${stdout}${stderr}\nThe pages could not be built.`)
  mkdirSync(join(root, dirname(stamp)), { recursive: true })
  writeFileSync(join(root, stamp), state)
}

/** One hash over the names and contents of everything that the pages are made of. */
export function hashSources(root: string): string {
  const hash = createHash('sha256')
  const files = globSync(sources, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ['node_modules', 'dist'].includes(entry.name),
  })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of files.toSorted())
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update('\0')
  return hash.digest('hex')
}

function readStamp(root: string): string | null {
  return existsSync(join(root, stamp)) ? readFileSync(join(root, stamp), 'utf8') : null
}
