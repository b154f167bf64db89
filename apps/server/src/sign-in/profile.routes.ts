import { adultAge, defaultCurrency, isAdult, routes } from '@numeria/contract'
import type { Profile, ProfileReply } from '@numeria/contract'
import { PreferencesUpdate, ProfileReply as ProfileReplySchema, ProfileUpdate } from '@numeria/contract/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { findUser, savePreferences, saveProfile, type User } from '../accounts/accounts.ts'
import { refuseUnborn } from '../accounts/unborn.ts'
import { debtSince } from '../credits/clawbacks.ts'
import { readAccount, type Account } from '../credits/credits.ts'
import type { Deps } from '../deps.ts'
import { refusedField } from '../platform/errors.ts'
import { limited } from './limited.ts'
import { authenticate, currentSession } from './sign-in.ts'

const response = { 200: ProfileReplySchema }
const nobody: ProfileReply = { isAuthenticated: false, user: null }

/** Returns the current user; visitors get an answer without an error. */
export function whoIsRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  for (const { path } of [routes.profile, routes.me]) {
    zone.get(path, { schema: { response } }, async (request, reply) => {
      const session = await authenticate(deps, request, reply)
      return session ? profileReply(deps, session.userId, request) : nobody
    })
  }
}

/** The signed-in zone's profile and preferences. */
export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  zone.patch(
    routes.saveProfile.path,
    { ...limited(deps, 'profile'), schema: { body: ProfileUpdate, response } },
    async (request) => {
      const { userId } = currentSession(request)
      refuseUnborn(request.body.birthDate, deps.clock.now())
      refuseMinor(request.body.birthDate, deps.clock.now())
      await saveProfile(deps.db, userId, request.body)
      return profileReply(deps, userId, request)
    },
  )

  zone.patch(
    routes.savePreferences.path,
    { ...limited(deps, 'profile'), schema: { body: PreferencesUpdate, response } },
    async (request) => {
      const { userId } = currentSession(request)
      await savePreferences(deps.db, userId, request.body)
      return profileReply(deps, userId, request)
    },
  )
}

function refuseMinor(birthDate: string, now: Date): void {
  if (!isAdult(birthDate, now)) throw refusedField('birthDate', 'field.under_age', { age: adultAge })
}

async function profileReply({ db, clock }: Deps, userId: string, { headers }: FastifyRequest): Promise<ProfileReply> {
  const now = clock.now()
  const [user, account] = await Promise.all([findUser(db, userId), readAccount(db, now, userId)])
  const since = account.debt > 0 ? ((await debtSince(db, userId)) ?? now) : null
  return user ? { isAuthenticated: true, user: toProfile(user, account, since, headers['accept-language']) } : nobody
}

function toProfile(
  user: User,
  { available, held, debt }: Account,
  owedSince: Date | null,
  acceptLanguage = '',
): Profile {
  return {
    id: user.publicId,
    email: user.email,
    credits: available + held,
    creditsInUse: held,
    debt: owedSince && { credits: debt, since: owedSince.toISOString() },
    currency: user.currency ?? defaultCurrency(acceptLanguage.split(/[,;]/, 1)[0]!.trim(), ''),
    gotCurrency: user.currency !== null,
    timeZone: user.timeZone,
    joinedOn: user.joinedOn,
    birthDate: user.birthDate,
    fullName: user.fullName,
    currentName: user.currentName,
    marriedName: user.marriedName,
    gotBirthDate: (user.birthDate ?? user.mentionedBirthDate) !== null,
    gotFullName: (user.fullName ?? user.mentionedFullName) !== null,
  }
}
