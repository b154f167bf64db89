import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Reads `postmaster.pid` of a PostgreSQL that runs on this folder, or was killed on it. Null without such a file. */
export function readPostmasterFile(folder: string): { pid: number; socketFolder: string | null } | null {
  let lines: string[]
  try {
    lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const pid = Number(lines[0])
  const socketFolder = lines[4]?.trim()
  return Number.isInteger(pid) && pid > 1
    ? { pid, socketFolder: socketFolder ? resolve(folder, socketFolder) : null }
    : null
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** False where the number has passed to another program, as it does when a container starts again. */
export function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return isAlive(pid)
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}
