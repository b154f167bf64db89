import type { PageLanguage } from '@numeria/contract'
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { messagesIn } from './messages-in.ts'
import { writeStart } from './start.ts'
import type * as prerendering from '../src/prerender.tsx'

/** The files of one language, and what is needed to write its pages. */
export type Bundle = {
  language: PageLanguage
  /** `index.html` as the bundler leaves it, without a page in it. */
  template: string
  manifest: Manifest
  /** Entry scripts of a page, under `dist`. */
  start: string
  /** The names of the files under `assets`. */
  assets: string[]
  prerendered: typeof prerendering
}

/** Bundles the app in one language. What holds no texts has the same name in each language, and is in `dist/assets` once. */
export async function bundleIn(language: PageLanguage, root: string, dist: string): Promise<Bundle> {
  const draft = join(dist, `.draft-${language}`)
  await Promise.all([
    build({
      root,
      logLevel: 'error',
      resolve: { alias: messagesIn(language, root) },
      build: { outDir: join(draft, 'client'), copyPublicDir: false },
    }),
    build({
      root,
      logLevel: 'error',
      resolve: { alias: messagesIn(language, root) },
      build: { ssr: 'src/prerender.tsx', outDir: join(draft, 'server'), copyPublicDir: false },
    }),
  ])
  const client = join(draft, 'client')
  await mkdir(join(dist, 'assets'), { recursive: true })
  return {
    language,
    template: await readFile(join(client, 'index.html'), 'utf8'),
    manifest: JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest,
    start: await writeStart(root, dist),
    assets: await readdir(join(client, 'assets')),
    prerendered: (await import(pathToFileURL(join(draft, 'server', 'prerender.js')).href)) as typeof prerendering,
  }
}

/** Copies what was bundled into `dist/assets`, one language after the other: they have files of the same name. */
export async function gatherAssets(bundles: readonly Bundle[], dist: string): Promise<void> {
  for (const { language } of bundles)
    await cp(join(dist, `.draft-${language}`, 'client', 'assets'), join(dist, 'assets'), { recursive: true })
}

/** Drops what only writing the pages needed. */
export async function dropDrafts(dist: string): Promise<void> {
  for (const name of await readdir(dist))
    if (name.startsWith('.draft-')) await rm(join(dist, name), { recursive: true })
}
