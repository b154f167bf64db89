import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender, type PrerenderOptions } from 'react-dom/static'
import { Router } from './lib/router.tsx'
import { head } from '#messages/head'
import { locale } from '#messages/locale'
import { packWords } from '#messages/packs'
import { errorPages } from './app/error-pages.tsx'
import { App } from './app/app.tsx'
import { pages } from './app/pages.ts'
import { Providers } from './app/providers.tsx'
import { MoonDial } from './ui/moon-dial.tsx'
import { MoonMark } from './ui/wordmark.tsx'

export { locale, pages }

/** Content that only the build writes, in the language of its pages. */
export const headTexts = { ...head, packs: packWords.description }

// Larger contents would otherwise be hidden and moved into place by an inline script, which the Content-Security-Policy
// refuses and which leaves nothing to see without JavaScript. https://github.com/facebook/react/issues/33027
const options = { progressiveChunkSize: Infinity } as PrerenderOptions

/** The HTML of the page at a path, for a visitor before the session has loaded. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <Router at={path === '*' ? '/404' : path}>
        <Providers>
          <App />
        </Providers>
      </Router>
    </StrictMode>,
    options,
  )
  return new Response(prelude).text()
}

/** The pages that the server answers with by itself, each as its name, its title and its HTML. */
export const renderAnswers = () =>
  errorPages.map(({ name, title, View }) => ({ name, title, html: renderToStaticMarkup(<View />) }))

/** Our drawings as SVG, for the pictures that the build makes of them. */
export const drawings = () => ({
  dial: renderToStaticMarkup(<MoonDial />),
  mark: renderToStaticMarkup(<MoonMark className="" />),
})
