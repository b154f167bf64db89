import type {} from '@fastify/cookie'
import { pageLanguages, type PageLanguage, type PublicPath } from '@numeria/contract'
import type { FastifyRequest } from 'fastify'

/** Where a page for everybody stands in a language: `/pricing` in Portuguese is `/pt/pricing`. */
export const pathIn = (language: PageLanguage, path: PublicPath): string =>
  language === 'en' ? path : path === '/' ? '/pt' : `/pt${path}`

/** Which of our languages a person reads: as chosen on a page (cookie `language`), else as their browser prefers, else English. */
export function languageOf({ cookies, headers }: FastifyRequest): PageLanguage {
  // Cookies are not parsed yet where a request is refused before its route is found.
  const chosen = pageLanguages.find((language) => language === (cookies as typeof cookies | undefined)?.['language'])
  return chosen ?? preferredLanguage(headers['accept-language'])
}

/** True for a browser that prefers Portuguese while nothing was chosen on a page yet. */
export const isOfferedPortuguese = ({ cookies, headers }: FastifyRequest): boolean =>
  cookies['language'] === undefined && preferredLanguage(headers['accept-language']) === 'pt'

/** Picks a language from an `Accept-Language` header; the first of equal weights wins. `pt-BR` counts as Portuguese. */
export function preferredLanguage(header: string | undefined): PageLanguage {
  let best: { language: PageLanguage; weight: number } = { language: 'en', weight: 0 }
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const language = pageLanguages.find((known) => tag.toLowerCase().split('-')[0] === known)
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.trim().slice(2))
    if (language && weight > best.weight) best = { language, weight }
  }
  return best.language
}
