import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { ServerResponse } from 'node:http'
import { basename } from 'node:path'

// Browsers do not read TypeScript: what they get is each file without its types, blanks in their place, so that no build is needed.

const read = (file: URL) => readFileSync(file, 'utf8')

/** Node warns at every start that this is experimental. Its version is pinned, so the warning is hidden. */
function readScript(file: URL): string {
  const emitWarning = process.emitWarning.bind(process)
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(read(file))
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Several modules as one classic script, which is what Stripe.js is: a page may load it without `type="module"`. */
function link(files: URL[]): string {
  const bodies = files.map((file) =>
    readScript(file)
      .replaceAll(/^import [^']*'[^']*'$/gm, '')
      .replaceAll(/^export /gm, ''),
  )
  return `(() => {\n'use strict'\n${bodies.join('\n')}\n})()\n`
}

// Each module after those that it imports.
const stripeModules = [
  new URL('./client/frame.ts', import.meta.url),
  new URL('./client/listeners.ts', import.meta.url),
  new URL('./client/payment-element.ts', import.meta.url),
  new URL('./client/stripe.ts', import.meta.url),
]
const modules = [
  new URL('./client/element-frame.ts', import.meta.url),
  new URL('./client/authorised-frame.ts', import.meta.url),
  new URL('./client/hosted-page.ts', import.meta.url),
  new URL('./client/payment-form.ts', import.meta.url),
  new URL('./client/card-rules.ts', import.meta.url),
  new URL('./client/payment-texts.ts', import.meta.url),
  new URL('./client/line.ts', import.meta.url),
]
const stylesheets = [
  new URL('./client/fields.css', import.meta.url),
  new URL('./client/frame.css', import.meta.url),
  new URL('./client/pages.css', import.meta.url),
]

type Maker = { type: string; make: () => string }
const script = (make: () => string): Maker => ({ type: 'text/javascript; charset=utf-8', make })
const stylesheet = (make: () => string): Maker => ({ type: 'text/css; charset=utf-8', make })

const makers = new Map<string, Maker>([
  ['stripe.js', script(() => link(stripeModules))],
  ...modules.map((file) => [basename(file.pathname), script(() => readScript(file))] as const),
  ...stylesheets.map((file) => [basename(file.pathname), stylesheet(() => read(file))] as const),
])

const made = new Map<string, { type: string; text: string }>()

function findAsset(name: string) {
  const maker = makers.get(name)
  if (maker && !made.has(name)) made.set(name, { type: maker.type, text: maker.make() })
  return made.get(name)
}

/** Answers with a file of the browser's part; false when there is none of that name. */
export function sendAsset(response: ServerResponse, name: string): boolean {
  const asset = findAsset(name)
  if (!asset) return false
  response.writeHead(200, {
    'content-type': asset.type,
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  response.end(asset.text)
  return true
}
