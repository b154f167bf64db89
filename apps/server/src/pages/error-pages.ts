import { pathIn } from '@numeria/contract'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../platform/language.ts'
import type { BuiltPages } from './built-pages.ts'
import { themeOf } from './theme.ts'

/** Stands in the built page for the id of the request (`apps/web/src/app/error-pages.tsx`). */
const requestIdPlace = 'request-id-of-this-answer'

/** Renders a page of the server itself for any address, in the user's language and theme, without scripts. Null where it is not built. */
export function errorPage(
  pages: BuiltPages | null,
  name: 'failed' | 'too-fast' | 'logout-question',
  request: FastifyRequest,
): string | null {
  const file = pathIn(languageOf(request), `/${name}.html`).slice(1)
  if (!pages?.has(file)) return null
  return pages.html(file, themeOf(request)).replaceAll(requestIdPlace, request.id)
}
