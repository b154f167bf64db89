// Runs on any Node that npm runs on: no dependencies, no TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installWhenNeeded } from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Runs a TypeScript program of this folder from the repository's root: installs what is missing, and brings the Node that can run it.
 * @param {string} program
 */
export async function launch(program) {
  process.chdir(root)
  installWhenNeeded(root)
  const path = join(root, 'scripts', program)
  if (isNewEnough(process.versions.node)) {
    await import(pathToFileURL(path).href)
    return
  }
  const node = findNode()
  if (!node) {
    console.error(
      `Numeria needs Node 24.12 or newer, and npm has none for ${process.platform} on ${process.arch}. Please install it from https://nodejs.org.`,
    )
    process.exit(1)
  }
  // Child processes find the same Node first.
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(node, [path, ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** @param {string} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 12)
}

/** The Node that came as a package, if this platform can run it. */
function findNode() {
  return readdirSync(join(root, 'node_modules'))
    .filter((name) => name.startsWith('node-'))
    .map((name) => join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
    .find(
      (node) =>
        existsSync(node) &&
        isNewEnough(spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim() ?? ''),
    )
}
