import type { BrowserContext, Page } from '@playwright/test'

/** Makes a browser say for its person that they do not want to be counted (Global Privacy Control), so that nobody is asked. */
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
