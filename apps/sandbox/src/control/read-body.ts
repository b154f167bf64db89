import type { z } from 'zod'
import { BadRequest, readJson, type Exchange } from '../http/exchange.ts'

/** The body of a control call. Throws `BadRequest` with the field that is wrong. */
export async function readBody<Schema extends z.ZodType>(
  { request }: Exchange,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await readJson(request))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]!
  const field = issue.code === 'unrecognized_keys' ? issue.keys[0]! : issue.path.join('.') || 'body'
  throw new BadRequest(`${field}: ${issue.message}`, field)
}
