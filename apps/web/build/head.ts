import type { PageLanguage } from '@numeria/contract'
import type { Page } from '../src/app/pages.ts'
import { addressIn, isPublicAddress } from '../src/lib/paths.ts'
import { structuredData } from './structured-data.ts'

/** Stands in the built pages for the address of the site, which only the server knows (`apps/server/src/pages/built-pages.ts`). */
export const origin = 'https://public-url.invalid'

const locales = { en: 'en_GB', pt: 'pt_PT' } as const

type Described = Pick<Page, 'path' | 'title' | 'description'>

/** Whether search engines should list the page. */
export const isListed = ({ path }: Pick<Page, 'path'>): boolean => isPublicAddress(path) && !path.endsWith('/offline')

/** Where the picture of a page lies, which others show beside a link to it. */
export function pictureOf({ path }: Pick<Page, 'path'>, language: PageLanguage): string {
  const name = addressIn('en', path) === '/' ? 'landing' : addressIn('en', path).slice(1)
  return `/pictures/${name}-${language}.png`
}

/** Metadata of a page for search engines and link previews. */
export function describe(page: Described, language: PageLanguage): string[] {
  const title = `<title>${escape(page.title)}</title>`
  const description = `<meta name="description" content="${escape(page.description)}">`
  if (!isListed(page)) return [title, description, '<meta name="robots" content="noindex">']
  const address = origin + page.path
  return [
    title,
    description,
    `<link rel="canonical" href="${address}">`,
    `<link rel="alternate" hreflang="en" href="${origin}${addressIn('en', page.path)}">`,
    `<link rel="alternate" hreflang="pt" href="${origin}${addressIn('pt', page.path)}">`,
    `<link rel="alternate" hreflang="x-default" href="${origin}${addressIn('en', page.path)}">`,
    property('og:type', 'website'),
    property('og:site_name', 'Numeria'),
    property('og:url', address),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:locale', locales[language]),
    property('og:locale:alternate', locales[language === 'en' ? 'pt' : 'en']),
    property('og:image', origin + pictureOf(page, language)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', page.title),
    '<meta name="twitter:card" content="summary_large_image">',
    ...structuredData(page, language, origin).map(
      // A script that holds data runs nothing: the Content-Security-Policy lets it be.
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ]
}

const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
