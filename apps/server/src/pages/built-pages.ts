import { mainLanguage, splitLanguage, type PageLanguage } from '@numeria/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { offeredLanguage } from '../platform/language.ts'
import { themeOf, withTheme, type Theme } from './theme.ts'

/** One page in one language: `path` is its address, the same for all languages where it is not public. */
export type BuiltPage = { path: string; file: string; language: PageLanguage; isPublic: boolean; isListed: boolean }

type Answer = { html: string; etag: string; compressed: Map<string, Promise<Buffer>> }

/** Stands in the built pages for the address of the site (`apps/web/build/head.ts`). */
const placeholder = 'https://public-url.invalid'

const encodings = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 9 }),
}

/**
 * The pages as the web application was built, completed with what only the server knows: the address of the site and the theme that a person chose.
 * Each is made when it is first asked for, and kept in memory as it goes out.
 */
export class BuiltPages {
  readonly list: readonly BuiltPage[]
  readonly #folder: string
  readonly #publicUrl: string
  readonly #answers = new Map<string, Answer>()

  private constructor(folder: string, publicUrl: string) {
    this.#folder = folder
    this.#publicUrl = publicUrl.replace(/\/$/, '')
    this.list = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as BuiltPage[]
  }

  /** Null when the web application is not built. */
  static open(folder: string, publicUrl: string): BuiltPages | null {
    return existsSync(join(folder, 'pages.json')) ? new BuiltPages(folder, publicUrl) : null
  }

  /** Whether a file is there: a build of an earlier version may lack one. */
  has(file: string): boolean {
    return existsSync(join(this.#folder, file))
  }

  /** The HTML of a page's file, for callers that insert content before sending it. */
  html(file: string, theme: Theme | null): string {
    const html = readFileSync(join(this.#folder, file), 'utf8').replaceAll(placeholder, this.#publicUrl)
    return theme ? withTheme(html, theme) : html
  }

  /** Answers with a page, compressed as the browser can read it, or with nothing where the browser has it already. */
  async send(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
    const theme = themeOf(request)
    const offer = isInMainLanguage(file) ? offeredLanguage(request) : null
    const key = `${file} ${theme} ${offer}`
    const answer = this.#answers.get(key) ?? asAnswer(withOffer(this.html(file, theme), offer))
    this.#answers.set(key, answer)
    reply.type('text/html; charset=utf-8').header('etag', answer.etag)
    vary(reply, 'Accept-Encoding', 'Accept-Language', 'Cookie')
    if (reply.statusCode === 200 && request.headers['if-none-match'] === answer.etag) return reply.status(304).send()

    const encoding = encodingOf(request)
    if (encoding === null) return reply.send(answer.html)
    const compressed = answer.compressed.get(encoding) ?? encodings[encoding](answer.html)
    answer.compressed.set(encoding, compressed)
    return reply.header('content-encoding', encoding).send(await compressed)
  }
}

/** Files of other languages stand in a folder of the language. */
const isInMainLanguage = (file: string) => splitLanguage(`/${file}`).language === mainLanguage

/** Every page in the main language holds the offers of the others; the mark shows one (`language-offer.tsx`). */
const withOffer = (html: string, offer: PageLanguage | null): string =>
  offer ? html.replace('<html ', `<html data-offer="${offer}" `) : html

/** Says that an answer depends on these headers as well. */
export function vary(reply: FastifyReply, ...names: string[]): void {
  const known = String(reply.getHeader('vary') ?? '')
  reply.header('vary', [...new Set([...(known === '' ? [] : known.split(', ')), ...names])].join(', '))
}

function asAnswer(html: string): Answer {
  // Weak: the same page, however it is compressed.
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url')}"`, compressed: new Map() }
}

function encodingOf({ headers }: FastifyRequest): keyof typeof encodings | null {
  const accepted = (headers['accept-encoding'] ?? '').split(',').map((part) => part.trim().split(';'))
  const takes = (name: string) => accepted.some(([known, weight]) => known === name && weight?.trim() !== 'q=0')
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}
