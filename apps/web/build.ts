// Builds the browser's files, then writes each page's HTML beside them, ready to be read without JavaScript.
import { readdir, readFile, rm, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type Manifest } from 'vite'
import type { Page } from './src/app/pages.ts'
import { paths } from './src/lib/paths.ts'

/** What `src/prerender.tsx` exports once it is built. */
type Prerendered = { pages: readonly Page[]; renderPage: (path: string) => Promise<string> }

const root = dirname(fileURLToPath(import.meta.url))
const dist = join(root, 'dist')
const drafts = join(root, 'dist', '.prerender')

process.env['NODE_ENV'] = 'production'
await build({ root, logLevel: 'warn' })
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: drafts, emptyOutDir: true, copyPublicDir: false },
})

const template = await readFile(join(dist, 'index.html'), 'utf8')
const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest
const assets = await readdir(join(dist, 'assets'))
const { pages, renderPage } = (await import(pathToFileURL(join(drafts, 'prerender.js')).href)) as Prerendered

for (const page of pages) {
  const file = join(dist, fileOf(page.path))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, fillTemplate(page, await renderPage(page.path)))
}
await rm(drafts, { recursive: true })
await rm(join(dist, '.vite'), { recursive: true })
await compressAll()

function fileOf(path: string): string {
  if (path === '*') return '404.html'
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

function fillTemplate({ path, title, description, module }: Page, html: string): string {
  const fonts = assets.filter((name) => /-latin-(opsz|wght)-normal-.*\.woff2$/.test(name))
  const chunks = chunksOf(module).filter((name) => !template.includes(name))
  const links = [
    // A login comes back to this page with its token in the address, which no request of the page may carry on.
    ...(path === paths.login ? ['<meta name="referrer" content="no-referrer">'] : []),
    ...fonts.map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`),
    ...chunks.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ]
  return (
    template
      .replace(
        /<title>.*<\/title>/,
        `<title>${title}</title>\n    <meta name="description" content="${description}">\n    ${links.join('\n    ')}`,
      )
      // The page can be read before its scripts run: style and fonts come first.
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${html}</div>`)
  )
}

/** The files that a page's module needs besides the entry's, itself first. */
function chunksOf(module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module]
  if (!chunk || seen.has(module)) return []
  seen.add(module)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => chunksOf(name, seen))]
}

async function compressAll() {
  const files = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(html|js|css|svg|txt|xml|json|webmanifest)$/.test(name),
  )
  await Promise.all(
    files.map(async (name) => {
      const file = join(dist, name)
      const text = await readFile(file)
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, best))
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}
