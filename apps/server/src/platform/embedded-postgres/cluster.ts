import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBinaries } from './binaries.ts'
import { chooseDatabaseUser, mayEnter, type DatabaseUser } from './database-user.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { isAlive, readPostmasterFile } from './postmaster-file.ts'

export const superuser = 'numeria'
export const port = 5432

/** A database folder that exists, and all that it takes to run PostgreSQL on it. */
export type Cluster = {
  dataDir: string
  folder: string
  logFile: string
  socketFolder: string
  bin: string
  user: DatabaseUser
  /** The data folder as PostgreSQL sees it from its working directory. */
  folderSeenFromInside: string
}

/** Longer paths of a socket are cut off by the kernel: 108 bytes with the closing zero on Linux, 104 on macOS. */
const maxSocketPath = 103

/**
 * Finds the cluster in `dataDir`, or creates it there.
 * @throws {DatabaseStartError} with what to do about it
 */
export async function prepareCluster(dataDir: string): Promise<Cluster> {
  const folder = join(dataDir, 'postgres')
  try {
    await mkdir(dataDir, { recursive: true })
    const user = chooseDatabaseUser(folder)
    const bin = await findBinaries(user)
    const cluster = {
      dataDir,
      folder,
      bin,
      user,
      logFile: join(dataDir, 'postgres.log'),
      folderSeenFromInside: seenFromInside(dataDir, folder, user),
    }
    await removeDrafts(cluster)
    if (!(await exists(folder))) await createCluster(cluster)
    return { ...cluster, socketFolder: await prepareSocketFolder(folder, user) }
  } catch (cause) {
    if (cause instanceof DatabaseStartError) throw cause
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new DatabaseStartError(
      `The database folder ${folder} cannot be used (${why}). Set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL database.`,
      { cause },
    )
  }
}

/**
 * The user may be unable to enter a parent of the folder (below /root, say). A process that was put into the folder by root may stay
 * and work there all the same; Linux gives such a place a name.
 */
function seenFromInside(dataDir: string, folder: string, user: DatabaseUser): string {
  if (user === null || mayEnter(dataDir, user)) return folder
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and no other user may enter ${dataDir}. Set DATA_DIR to a folder that all may enter, or DATABASE_URL to a PostgreSQL database.`,
  )
}

/** A kill in the middle leaves only a draft behind: the folder gets its name when it is whole and on the disk. */
async function createCluster({
  dataDir,
  folder,
  bin,
  user,
  folderSeenFromInside,
}: Omit<Cluster, 'socketFolder'>): Promise<void> {
  const draft = `${folder}.tmp-${process.pid}`
  await mkdir(draft, { mode: 0o700 })
  if (user) await chown(draft, user.uid, user.gid)
  const seen = folderSeenFromInside === folder ? draft : folderSeenFromInside
  // PostgreSQL's own C.UTF-8 instead of the system's: the same order on every system, and indexes that outlive its updates.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8']
  const args = ['-D', seen, '-U', superuser, '--auth=trust', '--data-checksums', '--no-instructions', ...locale]
  const options = { cwd: draft, env: { LC_ALL: 'C', TZ: 'UTC' }, ...user }
  await promisify(execFile)(join(bin, 'initdb'), args, options).catch(async (error: Error & { stderr?: string }) => {
    await rm(draft, { recursive: true, force: true })
    throw error.stderr ? new Error(error.stderr.trim().split(/\n\s*/).join('; '), { cause: error }) : error
  })
  await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(draft, { recursive: true, force: true })
  })
  await using parent = await open(dataDir)
  await parent.sync()
}

async function removeDrafts({ dataDir, folder }: Omit<Cluster, 'socketFolder'>): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name)
    const pid = path.startsWith(`${folder}.tmp-`) ? Number(path.slice(folder.length + '.tmp-'.length)) : NaN
    if (pid === process.pid || (Number.isInteger(pid) && !isAlive(pid)))
      await rm(path, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function prepareSocketFolder(folder: string, user: DatabaseUser): Promise<string> {
  const running = readPostmasterFile(folder)
  if (running?.socketFolder) return running.socketFolder
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= maxSocketPath) return folder

  const short = join(tmpdir(), `numeria-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  await mkdir(short, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  if (user && (await lstat(short)).uid === 0) await chown(short, user.uid, user.gid)
  const entry = await lstat(short)
  const ours = entry.isDirectory() && entry.uid === (user?.uid ?? process.getuid?.()) && (entry.mode & 0o077) === 0
  if (!ours) throw new Error(`its path is too long for a socket, and ${short} belongs to somebody else`)
  return short
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}
