import { existsSync } from 'node:fs'
import { findOnPath, installFromDebian } from './debian.ts'

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
  installFromDebian('chromium')
  const installed = findChromium()
  if (installed) return installed
  throw new Error('The browser tests need Chromium or Google Chrome: install one, or set CHROMIUM_PATH to it.')
}

function findChromium(): string | undefined {
  return names.map(findOnPath).find(Boolean) ?? onMac.find((path) => existsSync(path))
}
