import { signupCredits } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { newPlace, useReferrals } from '../referrals/test-referrals.ts'

const { world, browserAt, creditsOf } = useReferrals()

let names = 0
const newName = (): string => `gift.person.${(names += 1)}`

async function logIn(email: string) {
  const browser = browserAt(newPlace())
  return { browser, ...(await browser.logIn(email)) }
}

describe('the free credits', () => {
  test('are given once per mailbox, however its address is spelled', async () => {
    const name = newName()
    const plain = name.replaceAll('.', '')
    const addresses = [`${name}@gmail.com`, `${plain}+two@gmail.com`, `${plain.toUpperCase()}@googlemail.com`]
    const credits = []
    for (const address of addresses) credits.push((await logIn(address)).credits)
    expect(credits).toEqual([signupCredits, 0, 0])
    // Elsewhere dots are part of a name.
    expect((await logIn(`${name}@example.com`)).credits).toBe(signupCredits)
    expect((await logIn(`${plain}@example.com`)).credits).toBe(signupCredits)
    expect((await logIn(`${plain}+tag@example.com`)).credits).toBe(0)
  })

  test('are given once to spellings that each provider delivers to the same mailbox', async () => {
    const plain = newName().replaceAll('.', '')
    const spellings = [
      [`${plain}@gmail.com`, `${plain}@gmail.com.`, `"${plain}"@gmail.com`, `${plain}\u00ad@ｇmail.com`],
      [`${plain}@proton.me`, `${plain}@pm.me`],
      ...['fastmail.com', 'sent.com', 'fastmail.net', 'eml.cc', 'fastmail.co.uk', '123mail.org'].map((domain) => [
        `${plain}@${domain}`,
        `one@${plain}.${domain}`,
        `two@${plain}.${domain}`,
      ]),
      [`${plain}@müller.example`, `${plain}@xn--mller-kva.example`],
    ]
    for (const addresses of spellings) {
      let credits = 0
      // A login whose address equals that of another account is refused.
      for (const address of addresses) credits += (await logIn(address)).credits || 0
      expect(credits).toBe(signupCredits)
    }
  })

  test.each(['privaterelay.appleid.com', 'dralias.com', 'silomails.com', 'addymail.com', 'ana.4wrd.cc'])(
    'wait for the first purchase at an address of %s, which only passes emails on',
    async (domain) => {
      expect((await logIn(`${newName()}@${domain}`)).credits).toBe(0)
    },
  )

  test('are given once to forty addresses of one mailbox that come at once', async () => {
    const name = newName()
    const people = await Promise.all(Array.from({ length: 40 }, (_, tag) => logIn(`${name}+${tag}@example.com`)))
    expect(people.reduce((sum, { credits }) => sum + credits, 0)).toBe(signupCredits)
  })

  test('stay as they are when the person signs in again', async () => {
    const email = `${newName()}@example.com`
    await logIn(email)
    expect((await logIn(email)).credits).toBe(signupCredits)
  })

  test('come to a disposable address with its first purchase, and with no other', async () => {
    const { browser, credits } = await logIn(`${newName()}@mailinator.com`)
    expect(credits).toBe(0)
    await buy(browser)
    expect(await creditsOf(browser)).toBe(30 + signupCredits)
    await buy(browser)
    expect(await creditsOf(browser)).toBe(60 + signupCredits)
  })

  test('do not come with a purchase to a disposable address whose mailbox had them', async () => {
    const name = newName()
    const first = await logIn(`${name}@mailinator.com`)
    const second = await logIn(`${name}+again@mailinator.com`)
    for (const { browser } of [second, first]) await buy(browser)
    expect([await creditsOf(first.browser), await creditsOf(second.browser)]).toEqual([30 + signupCredits, 30])
  })
})

async function buy(browser: Awaited<ReturnType<typeof logIn>>['browser']): Promise<void> {
  world.testApp.passTime(1)
  const order = await browser.post('/api/billing/checkout-session', { packId: 'seed3' })
  const [sessionId] = order.json<{ clientSecret: string }>().clientSecret.split('_secret_') as [string]
  const paid = { sessionId, card: '4242424242424242' }
  await fetch(`${world.sandbox.url}/_control/payments/pay`, { method: 'POST', body: JSON.stringify(paid) })
  const { state } = (await browser.open(`/api/billing/purchase?session_id=${sessionId}`)).json<{ state: string }>()
  expect(state).toBe('paid')
}
