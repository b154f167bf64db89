import { splitLanguage } from '@numeria/contract'
import type { BuiltPage } from './built-pages.ts'

/**
 * The robots file. Pages that must not be listed carry `noindex`, which a robot must be able to read: forbidding them here would let their bare addresses be
 * listed.
 */
export const robotsText = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`

/** Every page that search engines should list, with its address in each language. */
export function sitemap(pages: readonly BuiltPage[], publicUrl: string): string {
  const listed = pages.filter(({ isListed }) => isListed)
  const url = ({ file, path }: BuiltPage) => {
    const translations = listed.filter((page) => withoutLanguage(page.file) === withoutLanguage(file))
    const links = translations.map(
      ({ language, path: other }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${other}"/>`,
    )
    return `<url><loc>${publicUrl}${path}</loc>${links.join('')}</url>`
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed.map(url).join('\n')}
</urlset>
`
}

const withoutLanguage = (file: string): string => splitLanguage(`/${file}`).path
