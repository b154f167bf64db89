import { routes } from '@numeria/contract'
import { SavedPeople, SavedPerson, SavedPersonUpdate, SavePersonRequest } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refuseUnborn } from '../../accounts/unborn.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { limited } from '../../sign-in/limited.ts'
import { currentSession } from '../../sign-in/sign-in.ts'
import { changePerson, insertPerson, listPeople, removePerson } from './people.queries.ts'

const OnePerson = z.object({ id: z.string() })

/** The signed-in zone's list of the people whom a reader asks about. */
export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.get(routes.people.path, { schema: { response: { 200: SavedPeople } } }, async (request) => ({
    people: await listPeople(db, currentSession(request).userId),
  }))

  zone.post(
    routes.savePerson.path,
    { ...limited(deps, 'people'), schema: { body: SavePersonRequest, response: { 201: SavedPerson } } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      refuseUnborn(request.body.birthDate, clock.now())
      return reply.status(201).send(await insertPerson(db, userId, clock.now(), request.body))
    },
  )

  zone.patch(
    routes.updatePerson.path,
    {
      ...limited(deps, 'people'),
      schema: { params: OnePerson, body: SavedPersonUpdate, response: { 200: SavedPerson } },
    },
    async (request) => {
      const { userId } = currentSession(request)
      const { birthDate } = request.body
      if (birthDate !== undefined) refuseUnborn(birthDate, clock.now())
      return changePerson(db, userId, idOf(request), request.body)
    },
  )

  zone.delete(
    routes.deletePerson.path,
    { ...limited(deps, 'people'), schema: { params: OnePerson } },
    async (request, reply) => {
      const { userId } = currentSession(request)
      await removePerson(db, userId, idOf(request))
      return reply.status(204).send()
    },
  )
}

function idOf({ params }: { params: { id: string } }): string {
  if (!z.uuid().safeParse(params.id).success) throw new AppError('people.not_found')
  return params.id
}
