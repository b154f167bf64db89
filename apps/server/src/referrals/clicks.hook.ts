import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { countRequest } from '../platform/request-limits.ts'
import { readSource } from './click-sources.ts'
import { countClick } from './clicks.ts'
import { readRef, type Ref } from './codes.ts'
import { setRefCookie } from './ref-cookie.ts'
import { DaySalt, isProgram, visitorOf, type Visitor } from './visitor.ts'

/** The longest time that a page waits for the check of its ref. Counting goes on without it. */
const timeoutMs = 150

/** Counts the pages that were opened with `?ref=`, and lets the browser remember by whom it came. A page comes whatever becomes of this. */
export function countClicks(app: FastifyInstance, deps: Deps): void {
  const { db, clock, settings, log } = deps
  const salt = new DaySalt(db)
  const marked = new WeakSet<FastifyRequest>()

  app.addHook('onRequest', async (request, reply) => {
    const ref = refOfPage(request)
    const visitor = visitorOf(request)
    if (!ref || isProgram(visitor)) return
    // A ref that is not checked in time is stored as given and checked again when it matters.
    const known = await within(timeoutMs, count(ref, visitor, request.url), ref)
    if (!known) return
    setRefCookie(settings, reply, known)
    marked.add(request)
  })

  async function count(ref: Ref, visitor: Visitor, url: string): Promise<Ref | null> {
    try {
      await countRequest(deps, 'referralClick', { address: visitor.address })
      const code = await countClick(db, salt, clock.now(), ref, visitor, readSource(queryOf(url)))
      return code === null ? null : { code }
    } catch (error) {
      if (!(error instanceof AppError)) log.warn({ err: error }, 'a click could not be counted')
      return ref
    }
  }

  app.addHook('onSend', async (request, reply) => {
    // The cookie is this browser's: no cache may hand it to another.
    if (marked.has(request)) reply.header('cache-control', 'no-store')
  })
}

/** The ref of a page that a person opens. A page that is fetched in advance may never be seen. */
function refOfPage({ method, url, headers }: FastifyRequest): Ref | null {
  if (method !== 'GET' || !url.includes('ref=')) return null
  const [path = ''] = url.split('?', 1)
  if (path.startsWith('/api/') || /\.\w+$/.test(path)) return null
  if (!isNavigation(headers)) return null
  if (
    /prefetch|prerender/i.test(
      `${String(headers['sec-purpose'])} ${String(headers['purpose'])} ${String(headers['x-moz'])}`,
    )
  )
    return null
  return readRef(queryOf(url).getAll('ref').at(-1) ?? '')
}

const queryOf = (url: string) => new URLSearchParams(url.split('?', 2)[1])

/** A page that its service worker asks for has no destination any more, but is still navigated to: no script can say that of itself. */
function isNavigation(headers: FastifyRequest['headers']): boolean {
  const destination = headers['sec-fetch-dest'] ?? 'document'
  return destination === 'document' || (destination === 'empty' && headers['sec-fetch-mode'] === 'navigate')
}

async function within<Value>(ms: number, promise: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
