import { test as base, expect, type Browser, type BrowserContext } from '@playwright/test'
import { openPagesAlive } from './alive.ts'
import { openBreakableNetwork, type BreakableNetwork } from './breakable-network.ts'
import { listenForNoise } from './noise.ts'
import { startProduct, type Product, type Settings } from './product.ts'
import { refuseCounting } from './uncounted.ts'
import { sandboxModel, type SandboxModel } from './sandbox-model.ts'

type Options = {
  /** Errors that a test causes on purpose; any other noise fails it. */
  expectedNoise: RegExp | undefined
  /** Whether pages ask if they may count the visit. The question is in the way of what most tests are about. */
  isAsked: boolean
}
type Fixtures = {
  model: SandboxModel
  noise: string[]
  /** For a test whose browser uses it as its proxy. */
  network: BreakableNetwork
  /** Another browser, listened to as the first one is. */
  otherBrowser: (options?: Parameters<Browser['newContext']>[0]) => Promise<BrowserContext>
}

/** A test in a real browser against the started product. It fails when a page makes noise, whatever else it proves. */
export const test = base.extend<Options & Fixtures, { settings: Settings; product: Product }>({
  // A model that says nothing is given up after seconds here, not after half a minute.
  settings: [
    { MODEL_FIRST_TOKEN_MS: '4000', MODEL_IDLE_MS: '2500' },
    { option: true, scope: 'worker' },
  ],

  expectedNoise: [undefined, { option: true }],

  isAsked: [false, { option: true }],

  context: async ({ context, isAsked }, use) => {
    if (!isAsked) await refuseCounting(context)
    openPagesAlive(context)
    await use(context)
  },

  product: [
    async ({ settings }, use) => {
      const product = await startProduct(settings)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ product }, use) => use(product.url),

  model: [async ({ product }, use) => use(await sandboxModel(product.sandboxUrl)), { auto: true }],

  noise: [
    async ({ context, product, expectedNoise }, use) => {
      const noise = listenForNoise(context, product)
      await use(noise)
      expect(noise.filter((sound) => !expectedNoise?.test(sound))).toEqual([])
    },
    { auto: true },
  ],

  network: async ({ product }, use) => {
    const network = await openBreakableNetwork([product.url, product.sandboxUrl])
    await use(network)
    await network.close()
  },

  otherBrowser: async ({ browser, product, baseURL, noise, isAsked }, use) => {
    const others: BrowserContext[] = []
    await use(async (options = {}) => {
      const other = await browser.newContext({ ...(baseURL && { baseURL }), ...options })
      if (!isAsked) await refuseCounting(other)
      if (options.javaScriptEnabled !== false) openPagesAlive(other)
      const own = listenForNoise(other, product)
      // A browser without scripts says of each one that a policy keeps it from loading.
      const isMeant = (sound: string) => options.javaScriptEnabled === false && sound.endsWith(' csp')
      other.on('close', () => noise.push(...own.filter((sound) => !isMeant(sound))))
      others.push(other)
      return other
    })
    for (const other of others) await other.close()
  },
})

export { expect } from '@playwright/test'
