import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** Builds the gallery of our pieces into `dist/dev`, apart from everything that people are served: in production the server leaves the folder alone. */
export async function buildGallery(root: string, dist: string): Promise<void> {
  const outDir = join(dist, 'dev')
  await build({
    root,
    base: '/dev/',
    logLevel: 'error',
    build: { outDir, copyPublicDir: false, rolldownOptions: { input: join(root, 'gallery/index.html') } },
  })
  await rm(join(outDir, '.vite'), { recursive: true })
}
