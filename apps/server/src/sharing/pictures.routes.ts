import { routes } from '@numeria/contract'
import { ChartPictureQuery, NumberPictureQuery, Picture, ReadingPictureQuery } from '@numeria/contract/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { preferredLanguage } from '../platform/language.ts'
import { countRequest } from '../platform/request-limits.ts'
import { limited } from '../sign-in/limited.ts'
import { currentSession } from '../sign-in/sign-in.ts'
import { paintPicture, type PictureContent } from './paint-picture.ts'
import { chartPicture, numberPicture, readingPicture } from './pictures.ts'
import type { PictureCache } from './picture-cache.ts'
import { pictureSigner } from './picture-signer.ts'
import { OneTurn, turnIdOf } from './sharing.routes.ts'

const OneNumber = z.object({ number: z.coerce.number().int() })
type Light = { light: 'day' | 'night' }

/** Everybody's picture: a number of the front page. */
export function publicPictureRoutes(app: FastifyInstance, deps: Deps, pictures: PictureCache): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const paint = painter(deps, pictures)
  zone.get(
    routes.numberPicture.path,
    { schema: { params: OneNumber, querystring: NumberPictureQuery, response: { 200: Picture } } },
    async (request) => {
      await countRequest(deps, 'picture', { address: request.ip })
      const { number } = request.params
      const language = pageLanguage(request)
      const version = `number ${number} ${language} ${request.query.light}`
      return paint(numberPicture(number, language), request, request.query, version)
    },
  )
}

/** The signed-in zone's pictures: of an own reading, and of the own chart. */
export function pictureRoutes(app: FastifyInstance, deps: Deps, pictures: PictureCache): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const paint = painter(deps, pictures)

  zone.get(
    routes.readingPicture.path,
    {
      ...limited(deps, 'picture'),
      schema: { params: OneTurn, querystring: ReadingPictureQuery, response: { 200: Picture } },
    },
    async (request) => {
      const which = { userId: currentSession(request).userId, turnId: turnIdOf(request.params) }
      return paint(await readingPicture(deps, which, request.query, pageLanguage(request)), request, request.query)
    },
  )

  zone.get(
    routes.chartPicture.path,
    { ...limited(deps, 'picture'), schema: { querystring: ChartPictureQuery, response: { 200: Picture } } },
    async (request) => {
      const { userId } = currentSession(request)
      return paint(await chartPicture(deps, userId, request.query.tone, pageLanguage(request)), request, request.query)
    },
  )
}

/** The language of the page that asks. */
const pageLanguage = ({ headers }: FastifyRequest) => preferredLanguage(headers['accept-language'])

/** Paints a picture, and signs it where its words are a model's. One with a version is everybody's, and kept. */
function painter(deps: Deps, pictures: PictureCache) {
  const sign = pictureSigner(deps)
  const site = new URL(deps.settings.publicUrl).host
  return async (
    content: PictureContent,
    request: FastifyRequest,
    { light }: Light,
    version?: string,
  ): Promise<Picture> => {
    const { title, numbers, words, isWrittenByAi } = content
    const render = async () => {
      const painted = await paintPicture(content, { light, language: pageLanguage(request), site })
      return isWrittenByAi ? sign(painted) : painted
    }
    const png = await (version === undefined ? pictures.paint(render) : pictures.take(version, render))
    return { title, numbers: [...numbers], words, png: png.toString('base64') }
  }
}
