import type {} from '@fastify/cookie'
import { mainLanguage, pageLanguages, type PageLanguage } from '@numeria/contract'
import type { FastifyRequest } from 'fastify'

/** Which of our languages a person reads: as chosen on a page (cookie `language`), else as their browser prefers, else the main one. */
export function languageOf({ cookies, headers }: FastifyRequest): PageLanguage {
  // Cookies are not parsed yet where a request is refused before its route is found.
  const chosen = pageLanguages.find((language) => language === (cookies as typeof cookies | undefined)?.['language'])
  return chosen ?? preferredLanguage(headers['accept-language'])
}

/** The language that pages in the main one offer: the browser's, while nothing was chosen on a page yet. */
export function offeredLanguage({ cookies, headers }: FastifyRequest): PageLanguage | null {
  const preferred = preferredLanguage(headers['accept-language'])
  return cookies['language'] === undefined && preferred !== mainLanguage ? preferred : null
}

/** Picks a language from an `Accept-Language` header; the first of equal weights wins. `pt-BR` counts as Portuguese. */
export function preferredLanguage(header: string | undefined): PageLanguage {
  let best: { language: PageLanguage; weight: number } = { language: mainLanguage, weight: 0 }
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const language = pageLanguages.find((known) => tag.toLowerCase().split('-')[0] === known)
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.trim().slice(2))
    if (language && weight > best.weight) best = { language, weight }
  }
  return best.language
}
