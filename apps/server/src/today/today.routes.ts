import { routes } from '@numeria/contract'
import {
  DeviceRequest,
  Reminders,
  RemindersUpdate,
  Today,
  TodayQuery,
  YearlyLetters,
  YearlyLettersUpdate,
} from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { preferredLanguage } from '../platform/language.ts'
import { limited } from '../sign-in/limited.ts'
import { currentSession } from '../sign-in/sign-in.ts'
import { addDevice, removeDevice } from './devices.ts'
import { endEmails, noteOpened, readEndToken, readReminders, saveReminders } from './reminders.ts'
import { findBirth, todayOf } from './today.ts'
import { birthdayLetter } from './turning-points.ts'
import { endYearlyLetters, readYearlyLetters, saveYearlyLetters } from './yearly-letters.ts'

const OneId = z.object({ id: z.string() })

/** The signed-in zone's numbers of the day, free and without the model, and their reminders. */
export function todayRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  zone.get(
    routes.today.path,
    { ...limited(deps, 'today'), schema: { querystring: TodayQuery, response: { 200: Today } } },
    async (request): Promise<Today> => {
      const { userId } = currentSession(request)
      const birth = await findBirth(deps, userId)
      await noteOpened(deps, userId)
      const { tone = 'mystic' } = request.query
      const language = preferredLanguage(request.headers['accept-language'])
      const asked = { ...birth, tone, language }
      const today = todayOf(asked, deps.clock.now())
      return { ...today, letter: birthdayLetter(asked, today.on) }
    },
  )

  const response = { 200: Reminders }
  zone.get(routes.reminders.path, { schema: { response } }, async (request) =>
    readReminders(deps, currentSession(request).userId),
  )
  zone.patch(
    routes.saveReminders.path,
    { ...limited(deps, 'reminders'), schema: { body: RemindersUpdate, response } },
    async (request) => {
      const { userId } = currentSession(request)
      await saveReminders(deps, userId, request.body, preferredLanguage(request.headers['accept-language']))
      return readReminders(deps, userId)
    },
  )

  zone.post(
    routes.addDevice.path,
    { ...limited(deps, 'reminders'), schema: { body: DeviceRequest, response: { 201: Reminders } } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      await addDevice(deps, userId, request.body, preferredLanguage(request.headers['accept-language']))
      return reply.status(201).send(await readReminders(deps, userId))
    },
  )
  zone.delete(
    routes.removeDevice.path,
    { ...limited(deps, 'reminders'), schema: { params: OneId } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      await removeDevice(deps, userId, request.params.id)
      return reply.status(204).send()
    },
  )

  const letters = { 200: YearlyLetters }
  zone.get(routes.yearlyLetters.path, { schema: { response: letters } }, async (request) =>
    readYearlyLetters(deps, currentSession(request).userId),
  )
  zone.patch(
    routes.saveYearlyLetters.path,
    { ...limited(deps, 'reminders'), schema: { body: YearlyLettersUpdate, response: letters } },
    async (request) => {
      const { userId } = currentSession(request)
      await saveYearlyLetters(deps, userId, request.body, preferredLanguage(request.headers['accept-language']))
      return readYearlyLetters(deps, userId)
    },
  )
}

const OneToken = z.object({ token: z.string() })

/**
 * Ends the e-mails by the link of an e-mail. Mail services send `POST` with a form (RFC 8058), whose content says nothing more; a browser that opens the
 * address gets the page that asks, since mail scanners open links by themselves.
 */
export async function reminderEndRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (open) => {
    open.removeAllContentTypeParsers()
    open.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) => done(null))
    const zone = open.withTypeProvider<ZodTypeProvider>()
    zone.post(
      routes.endReminders.path,
      { ...limited(deps, 'reminderEnd'), schema: { params: OneToken } },
      async (request, reply) => {
        const userId = readEndToken(deps, request.params.token)
        await endEmails(deps, userId)
        await endYearlyLetters(deps, userId)
        return reply.status(204).send()
      },
    )
    zone.get(routes.endReminders.path, { schema: { params: OneToken } }, async (request, reply) =>
      reply.redirect(`/today?end=${encodeURIComponent(request.params.token)}`, 303),
    )
  })
}
