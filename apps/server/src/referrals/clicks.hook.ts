import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { countClick } from './clicks.ts'
import { readRef, type Ref } from './codes.ts'
import { setRefCookie } from './ref-cookie.ts'
import { DaySalt, isProgram, visitorOf } from './visitor.ts'

/** How long a page waits to hear whether its ref names anybody. Counting goes on without it. */
const patienceMs = 150

/** Counts the pages that were opened with `?ref=`, and lets the browser remember by whom it came. A page comes whatever becomes of this. */
export function countClicks(app: FastifyInstance, { db, clock, settings, log }: Deps): void {
  const salt = new DaySalt(db)
  const marked = new WeakSet<FastifyRequest>()

  app.addHook('onRequest', async (request, reply) => {
    const ref = refOfPage(request)
    const visitor = visitorOf(request)
    if (!ref || isProgram(visitor)) return
    const counted = countClick(db, salt, clock.now(), ref, visitor)
      .then((code) => (code === null ? null : { code }))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a click could not be counted')
        return ref
      })
    // Who is not known in time is remembered as given: whether the ref names anybody is asked again when it matters.
    const known = await within(patienceMs, counted, ref)
    if (!known) return
    setRefCookie(settings, reply, known)
    marked.add(request)
  })

  app.addHook('onSend', async (request, reply) => {
    // The cookie is this browser's: no cache may hand it to another.
    if (marked.has(request)) reply.header('cache-control', 'no-store')
  })
}

/** The ref of a page that a person opens. A page that is fetched in advance may never be seen. */
function refOfPage({ method, url, headers }: FastifyRequest): Ref | null {
  if (method !== 'GET' || !url.includes('ref=')) return null
  const [path = '', query] = url.split('?', 2)
  if (path.startsWith('/api/') || /\.\w+$/.test(path)) return null
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return null
  if (
    /prefetch|prerender/i.test(
      `${String(headers['sec-purpose'])} ${String(headers['purpose'])} ${String(headers['x-moz'])}`,
    )
  )
    return null
  return readRef(new URLSearchParams(query).getAll('ref').at(-1) ?? '')
}

async function within<Value>(ms: number, promise: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
