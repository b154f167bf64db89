import { brand, currencies, packs, type PageLanguage } from '@numeria/contract'
import type { Page } from '../src/app/pages.ts'
import { addressIn } from '../src/lib/paths.ts'
import type * as prerendering from '../src/prerender.tsx'

export type HeadTexts = typeof prerendering.headTexts

/** Structured data of a page (schema.org): the organisation, the offers and the breadcrumb. */
export function structuredData(
  { path, title, description }: Pick<Page, 'path' | 'title' | 'description'>,
  language: PageLanguage,
  texts: HeadTexts,
  origin: string,
): object[] {
  const home = addressIn(language, '/')
  const organisation = { '@id': `${origin}/#organization` }
  if (path === home)
    return [
      {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            ...organisation,
            name: brand.name,
            url: origin + home,
            logo: `${origin}/icon-512.png`,
            email: brand.supportEmail,
            sameAs: [brand.companyPage],
          },
          {
            '@type': 'WebSite',
            '@id': `${origin}${home}#website`,
            name: brand.name,
            url: origin + home,
            description,
            inLanguage: language,
            publisher: organisation,
          },
        ],
      },
    ]
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: texts.home, item: origin + home },
      { '@type': 'ListItem', position: 2, name: withoutBrand(title), item: origin + path },
    ],
  }
  return path === addressIn(language, '/pricing')
    ? [breadcrumbs, ...products(texts, origin + path, origin)]
    : [breadcrumbs]
}

/** Title of a page without the site name. */
export const withoutBrand = (title: string): string => title.replace(` – ${brand.name}`, '')

function products(texts: HeadTexts, url: string, origin: string): object[] {
  return packs.map(({ id, name, priceCents }) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${origin}/pricing#${id}`,
    name: `${brand.name} ${name}`,
    description: texts.packs[id],
    sku: id,
    image: `${origin}/icon-512.png`,
    brand: { '@type': 'Brand', name: brand.name },
    offers: currencies.map((currency) => ({
      '@type': 'Offer',
      price: (priceCents / 100).toFixed(2),
      priceCurrency: currency.toUpperCase(),
      availability: 'https://schema.org/InStock',
      url,
      seller: { '@id': `${origin}/#organization` },
    })),
  }))
}
