import { operatorRoutes } from '@numeria/contract'
import {
  AuthenticatorCode,
  AdminPassword,
  AuthenticatorRemoval,
  AuthenticatorSetup,
  AuthenticatorStatus,
  RecoveryCodes,
} from '@numeria/contract/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { findAdmin, type Admin } from './admins.ts'
import { confirmAuthenticator, readAuthenticator, removeAuthenticator, setUpAuthenticator } from './authenticator.ts'
import { callingAdmin } from './zone.ts'

/** The calling administrator's own second factor. */
export function authenticatorRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const caller = async (request: FastifyRequest): Promise<Admin> => (await findAdmin(deps.db, callingAdmin(request)))!

  zone.get(operatorRoutes.authenticator.path, { schema: { response: { 200: AuthenticatorStatus } } }, async (request) =>
    readAuthenticator(deps, callingAdmin(request)),
  )

  zone.post(
    operatorRoutes.setUpAuthenticator.path,
    { schema: { body: AdminPassword, response: { 200: AuthenticatorSetup } } },
    async (request) => setUpAuthenticator(deps, request, await caller(request), request.body.password),
  )

  zone.post(
    operatorRoutes.confirmAuthenticator.path,
    { schema: { body: AuthenticatorCode, response: { 200: RecoveryCodes } } },
    async (request) => ({
      recoveryCodes: await confirmAuthenticator(deps, request, await caller(request), request.body.otp),
    }),
  )

  zone.post(
    operatorRoutes.removeAuthenticator.path,
    { schema: { body: AuthenticatorRemoval, response: { 200: AuthenticatorStatus } } },
    async (request) => {
      await removeAuthenticator(deps, request, await caller(request), request.body)
      return readAuthenticator(deps, callingAdmin(request))
    },
  )
}
