import type { BrowserContext, Page } from '@playwright/test'

/** Sets Global Privacy Control, so that the analytics question is not shown. */
export function refuseCounting(browser: BrowserContext): Promise<unknown> {
  return browser.addInitScript(sayOfSharing, true)
}

/** Lets the page ask its person. */
export function allowAsking(page: Page): Promise<unknown> {
  return page.addInitScript(sayOfSharing, false)
}

function sayOfSharing(isRefused: boolean) {
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => isRefused, configurable: true })
}
