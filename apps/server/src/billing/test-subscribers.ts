// Subscribers beside a sandbox whose mail can be read. For tests.
import { routes, type PurchaseList, type SubscriptionReply, type PageLanguage } from '@numeria/contract'
import Stripe from 'stripe'
import { smtpMail } from '../integrations/mail.ts'
import { createBrowser, signedIn } from '../test-app.ts'
import { carryOutCancellations } from './cancellations.ts'
import { sendEmails } from './emails.ts'
import { announceRenewals } from './renewal-notices.ts'
import { openShop } from './test-shop.ts'

export type Mail = { to: string; subject: string; text: string }
export type Subscribers = Awaited<ReturnType<typeof openSubscribers>>

export const dayMs = 86_400_000
/** As emails write it. */
export const written = (moment: string | Date) =>
  new Date(moment).toISOString().slice(0, 10).split('-').toReversed().join('/')

export async function openSubscribers() {
  const shop = await openShop()
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = shop.sandbox.environment
  shop.deps.mail = smtpMail({ smtpUrl: smtpUrl!, from: from! })
  await shop.travelTo(Date.now())

  /** The subscriber's actions on pages of the provider. */
  async function changeAtProvider(userId: string, cancel: boolean): Promise<void> {
    const { hostname, port } = new URL(shop.settings.payments.apiBase)
    const stripe = new Stripe(shop.settings.payments.secretKey, { host: hostname, port, protocol: 'http' })
    const { subscription_id: id } = await shop.deps.db
      .selectFrom('subscriptions')
      .select('subscription_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    await stripe.subscriptions.update(id, { cancel_at_period_end: cancel })
  }

  return {
    ...shop,
    cancelAtProvider: (userId: string) => changeAtProvider(userId, true),
    resumeAtProvider: (userId: string) => changeAtProvider(userId, false),
    runJobs: async () => {
      await announceRenewals(shop.deps)
      await carryOutCancellations(shop.deps)
      await shop.deliver()
      await sendEmails(shop.deps)
    },
    visitor: () => createBrowser(shop.app),
    async subscriber({
      language = 'en',
      card,
      currency,
    }: { language?: PageLanguage; card?: string; currency?: 'usd' } = {}) {
      const buyer = await shop.buyer()
      const email = `${buyer.userId}@example.com`
      await shop.deps.db
        .insertInto('email_claims')
        .values({ email, user_id: buyer.userId, claimed_at: new Date() })
        .execute()
      buyer.chooseLanguage(language)
      const { sessionId } = await buyer.order('abundance8', currency && { preferredCurrency: currency })
      await shop.pay(sessionId, card)
      await shop.deliver()
      const [purchase] = await buyer.purchases()
      // A session does not last as long as a month.
      const read = async <Reply>(path: string): Promise<Reply> => {
        const { browser, token } = await signedIn(shop, buyer.userId)
        return (await browser.get(path, { token })).json<Reply>()
      }
      const subscription = async () => (await read<SubscriptionReply>(routes.subscription.path)).subscription
      return {
        ...buyer,
        email,
        purchaseId: purchase!.purchaseId,
        subscription,
        purchases: async () => (await read<PurchaseList>(routes.purchases.path)).purchases,
        periodEnd: async () => Date.parse((await subscription())!.periodEndsAt),
        /** The e-mails to this person, the oldest first. */
        async mails(): Promise<Mail[]> {
          const { messages } = await shop.control<{ messages: Mail[] }>('GET', 'mail')
          return messages.filter(({ to }) => to.includes(buyer.userId)).toReversed()
        },
      }
    },
  }
}
