import type { ServerResponse } from 'node:http'
import { html, Html } from '../../pages/html.ts'

export type Document = {
  title: string
  body: Html
  /** Which of the client's scripts the page runs, if any. */
  script?: 'element-frame' | 'authorised-frame' | 'hosted-page'
  /** `frame` is the payment element, `over` a bank's page over the product's, `alone` a small page by itself, `wide` a whole one. */
  look: 'frame' | 'over' | 'alone' | 'wide'
  /** The theme requested by the page around; the browser's own choice when absent. */
  scheme?: 'light' | 'dark'
  /** English by default. */
  locale?: string
}

export const noHtml = new Html('')

export function joinHtml(parts: Html[]): Html {
  return new Html(parts.map(({ text }) => text).join('\n'))
}

// No form-action: browsers apply it to the redirect that follows a form, and ours leads back to the product.
const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self'`,
  `base-uri 'none'`,
].join('; ')

const stylesheets = { frame: ['fields', 'frame'], over: ['fields', 'pages'] }

/** Answers with a page of the payment provider. Any page may frame the pages for frames, as with Stripe; the others cannot be framed. */
export function sendDocument(
  response: ServerResponse,
  status: number,
  { title, body, script, look, scheme, locale = 'en' }: Document,
) {
  const isFramed = look === 'frame' || look === 'over'
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': isFramed ? policy : `${policy}; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  const links = stylesheets[look === 'frame' ? 'frame' : 'over'].map(
    (name) => html`<link rel="stylesheet" href="/_stripe/v3/${name}.css" />`,
  )
  response.end(
    html`<!doctype html>
      <html lang="${locale}" class="${scheme ?? ''}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          ${joinHtml(links)} ${script ? html`<script type="module" src="/_stripe/v3/${script}.ts"></script>` : noHtml}
        </head>
        <body class="${look}">
          ${look === 'wide' || look === 'alone' ? html`<header class="ribbon">Sandbox: no money moves</header>` : noHtml}
          ${body}
        </body>
      </html> `.text,
  )
}

/** A page that only says something, with one way on. */
export function sendNotice(
  response: ServerResponse,
  status: number,
  { title, sentence, link }: { title: string; sentence: string; link?: { text: string; href: string } | undefined },
) {
  sendDocument(response, status, {
    title,
    look: 'alone',
    body: html`<main>
      <div class="panel stack">
        <h1>${title}</h1>
        <p class="soft">${sentence}</p>
        ${link ? html`<p><a class="action primary" href="${link.href}">${link.text}</a></p>` : noHtml}
      </div>
    </main>`,
  })
}
