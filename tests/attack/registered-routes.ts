import type { FastifyInstance, RouteOptions } from 'fastify'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { z } from 'zod'

export type RegisteredRoute = {
  method: string
  /** With its parameters: `/api/chat/turns/:turnId`. */
  path: string
  /** Schemas that the route validates. */
  schemas: { body?: z.ZodType; querystring?: z.ZodType; params?: z.ZodType; headers?: z.ZodType }
  /** Whether an answer is written by a schema, and so can hold nothing else. */
  hasReply: boolean
}

/** Builds an application and writes down every route that it registers, with the very schemas that it checks. */
export async function withRoutes<Built>(
  build: () => Promise<Built>,
): Promise<{ built: Built; routes: RegisteredRoute[] }> {
  const routes: RegisteredRoute[] = []
  const watch = (message: unknown): void =>
    void (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
      routes.push(...describe(route))
    })
  subscribe('fastify.initialization', watch)
  try {
    return { built: await build(), routes }
  } finally {
    unsubscribe('fastify.initialization', watch)
  }
}

function describe({ method, url, schema = {} }: RouteOptions): RegisteredRoute[] {
  const parts = (['body', 'querystring', 'params', 'headers'] as const).map((part) => [part, schema[part]] as const)
  const schemas = Object.fromEntries(parts.filter(([, checked]) => checked instanceof z.ZodType))
  return [method].flat().map((each) => ({ method: each, path: url, schemas, hasReply: schema.response !== undefined }))
}
