import type { BrowserContext, Request } from '@playwright/test'
import type { Product } from './product.ts'

/**
 * Records everything that a well-behaved page does not do: console errors (a refused Content-Security-Policy is one), uncaught exceptions, refused calls,
 * dialogs, and requests to other origins. Signing in may show the provider's page.
 */
export function listenForNoise(context: BrowserContext, { url, sandboxUrl }: Product): string[] {
  const noise: string[] = []
  context.on('console', (message) => {
    const isAboutAnAnswer = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isAboutAnAnswer)
      noise.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`))
  context.on('dialog', (dialog) => {
    noise.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== url && !(origin === sandboxUrl && isSigningIn(request)) && !request.url().startsWith('data:'))
      noise.push(`foreign request: ${request.method()} ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // A navigation takes the requests of the page that it leaves with it.
    if (why !== 'net::ERR_ABORTED') noise.push(`failed: ${request.url().replace(url, '')} ${why}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url().replace(url, '')}`)
  })
  return noise
}

const isSigningIn = (request: Request) => request.resourceType() === 'document' && request.isNavigationRequest()
