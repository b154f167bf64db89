import { routes } from '@numeria/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Shop } from '../billing/test-shop.ts'
import { sendEmails } from '../billing/emails.ts'
import type { Mail, Email } from '../integrations/mail.ts'
import { createBrowser, signedIn } from '../test-app.ts'
import { deleteDeletedSessions } from '../sign-in/deleted-sessions.ts'
import { finishDeletions } from './deletion.ts'
import { leave, useLeavers } from './test-leavers.ts'

const leavers = useLeavers()
const { someone, live } = leavers
let shop: Shop
beforeAll(() => void ({ shop } = leavers))

describe('the next call of a browser whose account was deleted', () => {
  test('says so, with a code and a sentence in the page’s language, and a browser without bearer token forgets it', async () => {
    const ana = await someone()
    const elsewhere = await signedIn(shop, ana.userId)
    await leave(ana)
    const { browser, token } = elsewhere
    for (const path of [routes.profile.path, routes.sessions.path, routes.chatHistory.path]) {
      const answer = await browser.get(path, { token })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        401,
        { code: 'auth.account_deleted', error: 'This account has been deleted.' },
      ])
    }
    // As a browser does that drops a refused bearer token.
    expect((await browser.get(routes.profile.path)).json()).toMatchObject({ code: 'auth.account_deleted' })
    expect((await browser.get(routes.profile.path)).json()).toMatchObject({ isAuthenticated: false })
  })

  test('says so to a bearer token whose cookie is gone', async () => {
    const ana = await someone()
    await leave(ana)
    const answer = await createBrowser(shop.app).get(routes.profile.path, { token: ana.token })
    expect(answer.json()).toMatchObject({ code: 'auth.account_deleted' })
  })

  test('is about nothing once the session would have ended, and a session that was only logged out is no deleted account', async () => {
    const [ana, rui] = [await someone(), await someone()]
    const elsewhere = await signedIn(shop, ana.userId)
    await leave(ana)
    await rui.browser.post('/api/logout', {
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: '',
    })
    expect((await rui.browser.get(routes.sessions.path)).json()).toMatchObject({ code: 'auth.required' })
    shop.passTime(31 * 24 * 60)
    await deleteDeletedSessions(shop.deps.db, shop.deps.clock.now())
    expect((await elsewhere.browser.get(routes.sessions.path)).json()).toMatchObject({ code: 'auth.required' })
  })
})

describe('the confirmation of a deletion', () => {
  /** Takes every message, or refuses as told. */
  async function withMail(run: (sent: Email[], refuse: (isRefusing: boolean) => void) => Promise<void>) {
    const sent: Email[] = []
    let isRefusing = false
    const mail: Mail = {
      async send(message) {
        if (isRefusing) throw new Error('not now')
        sent.push(message)
      },
    }
    shop.deps.mail = mail
    await run(sent, (next) => void (isRefusing = next)).finally(() => void (shop.deps.mail = null))
  }
  const deletionEmails = (sent: Email[], email: string) =>
    sent.filter(({ to, text }) => to === email && /delet|apag/.test(text))

  test('goes once to the address that the account had, says what the payment provider keeps, and is not kept', async () => {
    await withMail(async (sent, refuse) => {
      const ana = await someone()
      await live(ana)
      refuse(true)
      expect((await leave(ana)).statusCode).toBe(204)
      await sendEmails(shop.deps)
      refuse(false)
      shop.passTime(16)
      await Promise.all([finishDeletions(shop.deps), sendEmails(shop.deps), sendEmails(shop.deps)])
      await sendEmails(shop.deps)
      const [mail, ...more] = deletionEmails(sent, ana.email)
      expect(more).toEqual([])
      expect(mail!.subject).toBe('Your Numeria account has been deleted')
      expect(mail!.text).toContain('Stripe, our payment provider, keeps its own records of your payments')
      expect(mail!.text).toContain('for 10 years after their year, as they were issued')
      expect(mail!.text).toContain(
        'with the tax number, name and address that stand on them: here and at InvoiceXpress',
      )
      expect(await shop.everyRow()).not.toContain(ana.email)
    })
  })

  test('is in the language of the page, and says so where there was never a payment', async () => {
    await withMail(async (sent) => {
      const ana = await someone()
      ana.browser.jar.set('language', 'pt')
      await Promise.all([leave(ana), leave(ana), leave(ana)])
      await sendEmails(shop.deps)
      const [mail, ...more] = deletionEmails(sent, ana.email)
      expect(more).toEqual([])
      expect(mail!.subject).toBe('A tua conta Numeria foi apagada')
      expect(mail!.text).toContain('com o número fiscal, o nome e a morada que nelas constam: aqui e na InvoiceXpress')
      expect(mail!.text).toContain('A Stripe, o nosso prestador de pagamentos, não tem registos teus')
    })
  })

  test('is not written without a mail server', async () => {
    const ana = await someone()
    await leave(ana)
    const { db } = shop.deps
    expect(await db.selectFrom('emails').select('cause').where('user_id', '=', ana.userId).execute()).toEqual([])
  })
})
