import type { Manifest } from 'vite'
import type { Page } from '../src/app/pages.ts'
import { paths } from '../src/lib/paths.ts'
import type { Bundle } from './bundle.ts'

/** The whole HTML of a page: the bundler's frame with the page's own head and contents in it. One without a module runs no scripts. */
export function fillTemplate(
  { template, manifest, assets, prerendered }: Bundle,
  { path, module }: Pick<Page, 'path'> & { module: string | null },
  head: string[],
  html: string,
): string {
  const runsNothing = module === null || path.endsWith('/offline')
  const chunks = runsNothing ? [] : chunksOf(manifest, module).filter((name) => !template.includes(name))
  const links = [
    ...head,
    // A login comes back to this page with its token in the address, which no request of the page may carry on.
    ...(path === paths.login ? ['<meta name="referrer" content="no-referrer">'] : []),
    ...assets
      .filter((name) => /^(fraunces|hanken-grotesk)-latin-.*\.woff2$/.test(name) && !/italic|latin-ext/.test(name))
      .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`),
    ...chunks.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ]
  const frame = runsNothing
    ? template.replaceAll(/<script [^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    : template
  return (
    frame
      .replace('<html lang="en">', `<html lang="${prerendered.locale}">`)
      .replace(/<title>.*<\/title>/, () => links.join('\n    '))
      // The page can be read before its scripts run: style and fonts come first.
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${html}</div>`)
  )
}

/** The files that a page's module needs besides the entry's, itself first. */
function chunksOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module]
  if (!chunk || seen.has(module)) return []
  seen.add(module)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen))]
}
