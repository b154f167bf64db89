import type { Manifest } from 'vite'
import type { Page } from '../src/app/pages.ts'
import { paths } from '../src/lib/paths.ts'
import type { Bundle } from './bundle.ts'
import { isListed } from './head.ts'

/** The whole HTML of a page: the bundler's frame with the page's own head and contents in it. One without a module runs no scripts. */
export function fillTemplate(
  { template, manifest, start, assets, prerendered }: Bundle,
  { path, module }: Pick<Page, 'path'> & { module: string | null },
  head: string[],
  html: string,
): string {
  const runsNothing = module === null || path.endsWith('/offline')
  const [frame, entry] = withoutScripts(template)
  const chunks = runsNothing
    ? []
    : [reactDomIn(manifest), module]
        .flatMap((name) => chunksOf(manifest, name))
        .filter((name) => !template.includes(name))
  const scripts = [...chunks.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`), ...entry]
  const links = [
    ...head,
    // A login comes back to this page with its token in the address, which no request of the page may carry on.
    ...(path === paths.login ? ['<meta name="referrer" content="no-referrer">'] : []),
    ...assets
      .filter((name) => /^(fraunces|hanken-grotesk)-latin-.*\.woff2$/.test(name) && !/italic|latin-ext/.test(name))
      .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`),
    // A page for reading is read before its scripts are fetched. Elsewhere they are what a person waits for.
    ...(runsNothing ? [] : isListed({ path }) ? putOff(scripts, start) : scripts),
  ]
  return (
    frame
      .replace('<html lang="en">', `<html lang="${prerendered.locale}">`)
      .replace(/<title>.*<\/title>/, () => links.join('\n    '))
      // The page can be read before its scripts run: style and fonts come first.
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${html}</div>`)
  )
}

/** The bundler's frame without its scripts and what else can wait, and these. */
function withoutScripts(template: string): [string, string[]] {
  const pattern = /\s*(<script [^>]*><\/script>|<link rel="(?:modulepreload|manifest)"[^>]*>)/g
  return [template.replaceAll(pattern, ''), [...template.matchAll(pattern)].map(([, tag]) => tag!)]
}

/** Scripts and the app manifest, which load only when `src/start.ts` starts them. */
const putOff = (scripts: string[], start: string) => [
  '<template id="scripts">',
  ...scripts,
  '</template>',
  `<script type="module" crossorigin src="/${start}"></script>`,
]

/** Fetched by the first script, which the browser would only know once it runs that. */
function reactDomIn(manifest: Manifest): string {
  const found = Object.keys(manifest).find((key) => manifest[key]!.name === 'dom')
  if (!found) throw new Error('The bundler made no file named `dom`, as `vite.config.ts` has it.')
  return found
}

/** The files that a module needs, its own first. */
function chunksOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module]
  if (!chunk || seen.has(module)) return []
  seen.add(module)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen))]
}
