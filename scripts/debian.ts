import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
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

/**
 * The programs of the newest PostgreSQL that Debian has installed, with pg_dump and pg_restore, which the embedded one lacks.
 * @throws with one sentence on what is missing
 */
export function findOrInstallPostgres(): string {
  const found = findPostgres()
  if (found) return found
  installFromDebian('postgresql')
  const installed = findPostgres()
  if (installed) return installed
  throw new Error(
    'These tests need a PostgreSQL of the system: install the package postgresql (as root on Debian they do it by themselves).',
  )
}

function findPostgres(): string | undefined {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).toSorted((one, other) => Number(other) - Number(one)) : []
  const folders = versions.map((version) => join(home, version, 'bin'))
  return folders.find((folder) => ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(join(folder, name))))
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
