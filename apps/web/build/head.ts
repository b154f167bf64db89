import { mainLanguage, pageLanguageDetails, pageLanguages, splitLanguage, type PageLanguage } from '@numeria/contract'
import type { Page } from '../src/app/pages.ts'
import { addressIn, isPublicAddress } from '../src/lib/paths.ts'
import { structuredData, type HeadTexts } from './structured-data.ts'

/** Stands in the built pages for the address of the site, which only the server knows (`apps/server/src/pages/built-pages.ts`). */
export const origin = 'https://public-url.invalid'

/** As Open Graph writes it: 'en_GB'. */
const localeOf = (language: PageLanguage): string => pageLanguageDetails[language].locale.replace('-', '_')

type Described = Pick<Page, 'path' | 'title' | 'description'>

/** Whether search engines should list the page. */
export const isListed = ({ path }: Pick<Page, 'path'>): boolean => isPublicAddress(path) && !path.endsWith('/offline')

/** Where the picture of a page lies, which others show beside a link to it. */
export function pictureOf({ path }: Pick<Page, 'path'>, language: PageLanguage): string {
  const name = splitLanguage(path).path.slice(1) || 'landing'
  return `/pictures/${name}-${language}.png`
}

/** Metadata of a page for search engines and link previews. */
export function describe(page: Described, language: PageLanguage, texts: HeadTexts): string[] {
  const title = `<title>${escape(page.title)}</title>`
  const description = `<meta name="description" content="${escape(page.description)}">`
  if (!isListed(page)) return [title, description, '<meta name="robots" content="noindex">']
  const address = origin + page.path
  const others = pageLanguages.filter((one) => one !== language)
  return [
    title,
    description,
    `<link rel="canonical" href="${address}">`,
    ...pageLanguages.map(
      (one) => `<link rel="alternate" hreflang="${one}" href="${origin}${addressIn(one, page.path)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${origin}${addressIn(mainLanguage, page.path)}">`,
    property('og:type', 'website'),
    property('og:site_name', 'Numeria'),
    property('og:url', address),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:locale', localeOf(language)),
    ...others.map((one) => property('og:locale:alternate', localeOf(one))),
    property('og:image', origin + pictureOf(page, language)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', page.title),
    '<meta name="twitter:card" content="summary_large_image">',
    ...structuredData(page, language, texts, origin).map(
      // A script that holds data runs nothing: the Content-Security-Policy lets it be.
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ]
}

const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
