import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/**
 * The path of a program that a Debian package brings; as root on Debian a missing package is installed.
 * @throws with one sentence on what is missing
 */
export function findOrInstall(program: string, debianPackage: string): string {
  const found = findOnPath(program)
  if (found) return found
  installFromDebian(debianPackage)
  const installed = findOnPath(program)
  if (installed) return installed
  throw new Error(
    `These tests need ${program}: install the package ${debianPackage} (as root on Debian they do it by themselves).`,
  )
}

/** Installs a package where we may, and does nothing where we may not. One at a time, however many tests ask. */
export function installFromDebian(debianPackage: string): void {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return
  console.log(`Installing ${debianPackage} for the tests (this time only) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const lock = join(tmpdir(), 'numeria-apt-get.lock')
  for (const args of [['update'], ['install', '--yes', debianPackage]]) {
    const { status, stdout, stderr } = spawnSync('flock', [lock, 'apt-get', ...args], {
      env,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    })
    if (status !== 0) throw new Error(`${debianPackage} could not be installed.\n${stdout}${stderr}`)
  }
}

export function findOnPath(name: string): string | undefined {
  // Servers are in folders that are not on every user's path.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
