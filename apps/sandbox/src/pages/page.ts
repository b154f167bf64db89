import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { html, Html } from './html.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f3f2f7, #17151f) }
main { box-sizing: border-box; width: min(26rem, 100vw - 2rem); padding: 2rem; border-radius: 1rem;
  background: light-dark(#fff, #221f2e); box-shadow: 0 4px 24px #0002 }
h1 { margin: 0 0 .25rem; font-size: 1.35rem }
p { margin: 0 0 1.25rem; color: light-dark(#56525f, #b9b4c6) }
.error { color: light-dark(#a3152b, #ff9ba8) }
label { display: block; margin-bottom: 1rem; font-weight: 600 }
label.check { font-weight: 400 }
input:not([type=checkbox]) { display: block; box-sizing: border-box; width: 100%; margin-top: .25rem; padding: .6rem .75rem;
  font: inherit; font-weight: 400; border: 1px solid light-dark(#85808f, #7d778c); border-radius: .5rem }
button, a.button { font: inherit; padding: .6rem 1.25rem; border-radius: .5rem; cursor: pointer;
  border: 1px solid light-dark(#5b3fa8, #b8a2ff); color: light-dark(#5b3fa8, #cbbcff); background: none; text-decoration: none }
button.primary { color: #fff; background: #5b3fa8; border-color: #5b3fa8 }
`

const styleElement = new Html(`<style>${style}</style>`)

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

// No form-action: browsers apply it to the redirect that follows a form, and ours leads back to the product.
const policy = [`default-src 'none'`, `style-src ${hashOf(style)}`, `base-uri 'none'`, `frame-ancestors 'none'`].join(
  '; ',
)

export function pageText(title: string, main: Html, script?: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>${main}</main>
        ${script === undefined ? '' : new Html(`<script>${script}</script>`)}
      </body>
    </html> `.text
}

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** @param script of our own, which the page runs */
export function sendPage(response: ServerResponse, status: number, title: string, main: Html, script?: string) {
  const withScript = script !== undefined && { 'content-security-policy': `${policy}; script-src ${hashOf(script)}` }
  response.writeHead(status, { ...pageHeaders, ...withScript })
  response.end(pageText(title, main, script))
}
