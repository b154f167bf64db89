import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'

const source = fileURLToPath(new URL('../src/worker/service-worker.ts', import.meta.url))

/**
 * Writes `/service-worker.js`: the program in `src/worker` with the list of what it keeps. Another list makes another worker, which drops what
 * the last one kept.
 *
 * @param pages the offline page in each language
 * @param assets what they show: the style sheet and the fonts
 */
export async function writeWorker(dist: string, pages: string[], assets: string[]): Promise<void> {
  const shown = assets.filter((name) => /\.css$|^(fraunces|hanken-grotesk)-latin-(?!ext|.*italic).*\.woff2$/.test(name))
  const kept = [...pages, ...shown.map((name) => `/assets/${name}`)]
  const contents = await Promise.all(pages.map((page) => readFile(join(dist, page, 'index.html'))))
  const version = createHash('sha256')
    .update(JSON.stringify(kept))
    .update(Buffer.concat(contents))
    .digest('hex')
    .slice(0, 12)
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
  const filled = code
    .replace(/['"]KEPT['"]/, () => JSON.stringify(kept))
    .replace(/['"]VERSION['"]/, () => JSON.stringify(version))
  await writeFile(join(dist, 'service-worker.js'), filled)
}
