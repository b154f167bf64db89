// Builds the browser's files in each language, then writes each page's HTML beside them, ready to be read without JavaScript.
import { brand, mainLanguage, pageLanguages, splitLanguage, type PageLanguage } from '@numeria/contract'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleIn, dropDrafts, gatherAssets, type Bundle } from './build/bundle.ts'
import { compressAll } from './build/compress.ts'
import { buildGallery } from './build/gallery.ts'
import { describe, isListed, pictureOf } from './build/head.ts'
import { writeIcons } from './build/icons.ts'
import { openStudio } from './build/pictures.ts'
import { fillTemplate } from './build/template.ts'
import { writeWorker } from './build/worker.ts'
import { isPublicAddress } from './src/lib/paths.ts'

const root = dirname(fileURLToPath(import.meta.url))
const dist = join(root, 'dist')

/** One page in one language, for the server to know what it may serve where. */
type BuiltPage = { path: string; file: string; language: string; isPublic: boolean; isListed: boolean }

process.env['NODE_ENV'] = 'production'
await rm(dist, { recursive: true, force: true })
await mkdir(dist)
await cp(join(root, 'public'), dist, { recursive: true })
const [bundles] = await Promise.all([
  Promise.all(pageLanguages.map((language) => bundleIn(language, root, dist))),
  buildGallery(root, dist),
])
await gatherAssets(bundles, dist)
const [main] = bundles as [Bundle, ...Bundle[]]
const studio = await openStudio(main.prerendered.drawings())
const built: BuiltPage[] = []
for (const bundle of bundles) built.push(...(await writePages(bundle)))
await Promise.all(bundles.map(writeAnswers))
await writeFile(join(dist, 'pages.json'), JSON.stringify(built, null, 2))
await writeIcons(dist, studio)
await writeWorker(
  dist,
  built.filter(({ path }) => path.endsWith('/offline')).map(({ path }) => path),
  main.assets,
)
await dropDrafts(dist)
await compressAll(dist)

async function writePages(bundle: Bundle): Promise<BuiltPage[]> {
  const { language, prerendered } = bundle
  return Promise.all(
    prerendered.pages.map(async (page) => {
      const file = fileOf(page.path, language)
      const html = fillTemplate(
        bundle,
        page,
        describe(page, language, prerendered.headTexts),
        await prerendered.renderPage(page.path),
      )
      await write(file, html)
      if (isListed(page))
        await write(pictureOf(page, language), await studio.picture(page.title, prerendered.headTexts.lead))
      return { path: page.path, file, language, isPublic: isPublicAddress(page.path), isListed: isListed(page) }
    }),
  )
}

/** Error answers of the server. Not in the page list, because they have no address of their own. */
async function writeAnswers(bundle: Bundle): Promise<void> {
  const { language, prerendered } = bundle
  for (const { name, title, html } of prerendered.renderAnswers()) {
    const head = describe(
      { path: name, title: `${title} – ${brand.name}`, description: title },
      language,
      prerendered.headTexts,
    )
    await write(`${folderOf(language)}${name}.html`, fillTemplate(bundle, { path: name, module: null }, head, html))
  }
}

async function write(name: string, content: string | Uint8Array): Promise<void> {
  const file = join(dist, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Pages of other languages than the main one lie in a folder of the language, those with one address for all languages as well. */
function folderOf(language: PageLanguage): string {
  return language === mainLanguage ? '' : `${language}/`
}

/** `/shared/:slug` is one page for every slug. */
function fileOf(path: string, language: PageLanguage): string {
  const folder = folderOf(language)
  if (path === '*') return `${folder}404.html`
  const name = splitLanguage(path)
    .path.replace(/\/:.*$/, '')
    .slice(1)
  return `${folder}${name}${name === '' ? '' : '/'}index.html`
}
