import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The Chromium of this system. `CHROMIUM_PATH` names another one; as root on Debian a missing one is installed.
 * @throws with one sentence on how to get one
 */
export function findOrInstallChromium(): string {
  const found = process.env.CHROMIUM_PATH || findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && findOnPath('apt-get')) {
    console.log('Installing Chromium for the browser tests (this time only) …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '--yes', 'chromium']]) {
      const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8', maxBuffer: 1 << 26 })
      if (status !== 0) throw new Error(`Chromium could not be installed.\n${stdout}${stderr}`)
    }
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('The browser tests need Chromium or Google Chrome: install one, or set CHROMIUM_PATH to it.')
}

function findChromium(): string | undefined {
  return names.map(findOnPath).find(Boolean) ?? onMac.find((path) => existsSync(path))
}

function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
