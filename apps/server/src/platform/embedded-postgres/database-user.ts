import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The user that PostgreSQL runs as; null is the one that we run as ourselves. */
export type DatabaseUser = { uid: number; gid: number } | null

/** PostgreSQL refuses to run as root. It then runs as the owner of the database folder, or as an unprivileged user. */
export function chooseDatabaseUser(folder: string): DatabaseUser {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(folder, { throwIfNoEntry: false })
  return owner && owner.uid !== 0
    ? { uid: owner.uid, gid: owner.gid }
    : { uid: idOfNobody('-u'), gid: idOfNobody('-g') }
}

/** Whether the user may enter a folder or run a program; false where some parent folder is closed to it. */
export function mayEnter(path: string, user: DatabaseUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { cwd: '/', ...user }).status === 0
}

function idOfNobody(flag: '-u' | '-g'): number {
  const id = Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  // macOS prints -2 for what the kernel holds as an unsigned number.
  return id >>> 0
}
