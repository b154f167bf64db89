// Runs on any Node that npm runs on, before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, extraneous?: boolean, os?: string | string[], cpu?: string | string[], libc?: string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * Whether everything that `lock` wants on this platform is what `installed`, npm's own record of its last install, has.
 * @param {LockFile} lock
 * @param {LockFile} installed
 */
export function isInstalled(lock, installed, platform = process.platform, arch = process.arch) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (wanted.extraneous || !`/${path}`.includes('/node_modules/')) return true
    const has = installed.packages[path]
    if (has) return has.version === wanted.version
    if (!wanted.optional) return false
    const made = wanted.os !== undefined && wanted.libc === undefined
    return !(
      made &&
      [wanted.os].flat().includes(platform) &&
      (wanted.cpu === undefined || [wanted.cpu].flat().includes(arch))
    )
  })
}

/**
 * Installs the packages of the lock file, unless they are there. Ends the process when npm fails.
 * @param {string} root
 */
export function installWhenNeeded(root) {
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))
  if (installed && isInstalled(readJson(join(root, 'package-lock.json')), installed)) return

  console.log('Installing packages (this time only) …')
  // Development packages build the pages, so production needs them too.
  const { status, stdout, stderr } = npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], root)
  if (status === 0) return
  console.error(`${stdout}${stderr}\nThe packages could not be installed. See npm’s message above.`)
  process.exit(1)
}

/**
 * Runs npm, the very one that runs us if one does.
 * @param {string[]} args
 * @param {string} cwd
 */
export function npm(args, cwd) {
  const own = process.env.npm_execpath
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 }
  return own
    ? spawnSync(process.execPath, [own, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
