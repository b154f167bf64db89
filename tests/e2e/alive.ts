import type { BrowserContext, Page } from '@playwright/test'

/**
 * Has a browser that opens an address wait until the page there answers. That it has loaded does not say so: what a page runs is fetched when it can
 * be read, and a press before that waits for it (`early.spec.ts`).
 */
export function openPagesAlive(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (...to) => {
      const answer = await goto(...to)
      await untilAlive(page)
      return answer
    }
    page.reload = async (...options) => {
      const answer = await reload(...options)
      await untilAlive(page)
      return answer
    }
  })
}

/** A page without scripts, or of another origin, is ready at once. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#scripts') && document.querySelector('#root')
    return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}
