import { pageLanguageOf, routes, type PageLanguage } from '@numeria/contract'
import { PublicReading as PublicReadingSchema } from '@numeria/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { vary, type BuiltPages } from '../pages/built-pages.ts'
import { themeOf } from '../pages/theme.ts'
import { AppError } from '../platform/errors.ts'
import { languageOf } from '../platform/language.ts'
import { countRequest } from '../platform/request-limits.ts'
import type { PictureCache } from './picture-cache.ts'
import { pictureSigner } from './picture-signer.ts'
import { paintPublicReading } from './public-picture.ts'
import { publicPage } from './public-page.ts'
import { readPublic } from './public-readings.ts'

const OneReading = z.object({ slug: z.string().max(64) })

/** Everybody's part of sharing: a public reading as data, as a page and as a picture. */
export function publicRoutes(app: FastifyInstance, deps: Deps, pages: BuiltPages | null, pictures: PictureCache): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const sign = pictureSigner(deps)

  const find = async (
    request: FastifyRequest<{ Params: { slug: string } }>,
    reply: FastifyReply,
    reader: PageLanguage | null,
  ) => {
    await countRequest(deps, 'publicReading', { address: request.ip })
    reply.header('x-robots-tag', 'noindex')
    return readPublic(deps, { slug: request.params.slug }, reader)
  }

  zone.get(
    routes.publicReading.path,
    { schema: { params: OneReading, response: { 200: PublicReadingSchema } } },
    async (request, reply) => {
      const shown = await find(request, reply, languageOf(request))
      if (!shown) throw new AppError('request.not_found')
      return shown.reading
    },
  )

  zone.get('/shared/:slug', { schema: { params: OneReading } }, async (request, reply) => {
    const language = languageOf(request)
    const shown = await find(request, reply, language)
    if (!shown) return reply.callNotFound()
    vary(reply, 'Accept-Language', 'Cookie')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('referrer-policy', 'no-referrer')
      .send(
        publicPage(shown.reading, {
          shell: shellIn(language, request),
          language,
          address: addressOf(request.params.slug),
        }),
      )
  })

  zone.get('/shared/:slug/picture.png', { schema: { params: OneReading } }, async (request, reply) => {
    const shown = await find(request, reply, null)
    if (!shown) return reply.callNotFound()
    const { reading, version } = shown
    const language = pageLanguageOf(reading.language)
    // Weak: each process signs its own copy of the picture.
    const etag = `W/"${version}"`
    // Caches must revalidate each time, so that an unpublished reading disappears from them.
    reply.header('cache-control', 'public, no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return (
      reply
        .type('image/png')
        // Others show it beside a link.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await pictures.take(etag, async () => sign(await paintPublicReading(reading, language))))
    )
  })

  const addressOf = (slug: string): string => `${deps.settings.publicUrl}/shared/${slug}`

  function shellIn(language: PageLanguage, request: FastifyRequest): string | null {
    const page = pages?.list.find((built) => built.path === '/shared/:slug' && built.language === language)
    return page ? pages!.html(page.file, themeOf(request)) : null
  }
}
