import {
  brand,
  guaranteeDays,
  guaranteeMonths,
  minimumPayoutCents,
  newDetailsHoldDays,
  payoutWaitDays,
  referralRewards,
  shareCaps,
  withdrawalDays,
  signupCredits,
} from '@numeria/contract'
import type { LegalText } from '../../features/legal/legal-text.ts'

/** The contract between us and the people who use and buy. */
export const terms: LegalText = {
  title: 'Terms of service',
  changed: '21/11/2026',
  sections: [
    { title: 'With whom', blocks: [{ shows: 'company' }] },
    {
      title: `What ${brand.name} is`,
      blocks: [
        `A chat in which ${brand.persona}, an AI, writes numerology readings. The numbers are computed by rules that we publish; the words are written by a language model. Readings are for reflection and entertainment. They predict nothing and are no medical, legal, financial or gambling advice. Please do not decide anything that matters on a reading alone.`,
        'You have to be 18 or older. One person has one account; please keep your sign-in to yourself.',
      ],
    },
    {
      title: 'Credits',
      blocks: [
        {
          points: [
            'A reading costs credits. The price is shown before you send, and what was shown is what is charged.',
            'A reading of 5 credits or more that is not about you is written again once, free, if you ask for it within 30 days.',
            'A reading that fails costs nothing. One that you stop after it has begun is paid.',
            `The first ${signupCredits} credits are a gift, once for each mailbox. A disposable e-mail address gets them with its first purchase.`,
            'Credits of packs, gifts and rewards never expire. Those of a subscription roll over for 90 days after the month that was paid for.',
            'Those that expire first are used first, then gifts before paid ones, then the oldest.',
            'Credits are not money: they cannot be paid out or passed on.',
          ],
        },
      ],
    },
    {
      title: 'Sharing and recommending',
      blocks: [
        {
          points: [
            `Sharing brings credits: each way once a day, at most ${shareCaps.creditsADay} a day and ${shareCaps.creditsInSevenDays} in seven days.`,
            `Whoever comes by your link and signs in for the first time gets ${referralRewards.newUserCredits} credits, and you get ${referralRewards.referrerCredits}, or, if you choose money, ${(referralRewards.earningsCents / 100).toFixed(2)} EUR.`,
            `Money is paid on the first of a month, once it is ${minimumPayoutCents / 100} EUR, ${payoutWaitDays} days after it was earned and ${newDetailsHoldDays} days after new bank details. You look after your own taxes on it.`,
            'Where something looks as if one person recommended themselves, a person of ours looks at it first. What was got by deceit is not paid.',
          ],
        },
      ],
    },
    {
      title: 'Public readings and reports',
      blocks: [
        'A reading that you make public must not be illegal, harmful or offensive, and must not show personal data of others without their consent. Anyone can report it with the button below it. A person of ours decides about every report, without automated means: we leave the reading as it is, end its public page for good, or delete it, and tell both sides why. Whoever does not agree writes to us within six months, free of charge; another person then looks at it.',
      ],
    },
    {
      title: 'Prices and payment',
      blocks: [
        'Prices include VAT. You pay through Stripe by card, wallet or PayPal, and the contract is made when we confirm your order. A subscription renews every month at the price it was bought for until you cancel it, which you can do at any time on the pricing page; it then ends with the month that was paid for.',
      ],
    },
    {
      title: 'Your right to withdraw',
      blocks: [
        `You may withdraw from every order within ${withdrawalDays} days without giving a reason: on your credits page at “Withdraw from contract here”, or by any clear message to ${brand.supportEmail}. We give the money back the way you paid, at the latest 14 days after we hear of it.`,
        `If you asked us to begin, you pay for the credits that you have used by then, in proportion to the price. If you did not ask us when you ordered, we ask you before the first reading that uses credits of the order; until then they are not used, and the whole price comes back. Beyond the law we give the whole price back within ${guaranteeDays} days, whatever was used, the first time that you ask for it. For ${guaranteeMonths} months after such a refund, what you have used is deducted from the next ones. Your legal right to withdraw stays as it is. Credits that you have not used are frozen when you withdraw and will be removed with the refund. Rewards that you earned by sharing readings stay yours.`,
        'If your bank takes a payment back, the credits that this amount bought are frozen until it is decided. What you had used of them already is owed; your next purchase settles it first, and we show how much it is in your profile, in the chat and before you pay. Withdrawing from a subscription ends that subscription and no other. If you pay for the same subscription twice, the second payment is refunded by itself.',
        'You may use this form: “I hereby withdraw from my contract for the following order: … Ordered on: … Name: … Date: …”',
      ],
    },
    {
      title: 'What is not allowed',
      blocks: [
        {
          points: [
            'Attacking the service, asking it by machine, or getting credits by deceit.',
            'Using readings to harm, harass or judge other people.',
            'Passing readings off as a professional’s advice.',
          ],
        },
        'We may close an account that does so; credits that were paid for and not used are then given back.',
      ],
    },
    {
      title: 'If something goes wrong',
      blocks: [
        'You have the rights that the law gives consumers when a digital service is not as it should be. We are liable without limit for intent, gross negligence and harm to people, and otherwise for the foreseeable loss of duties that the contract rests on. Nothing here takes away a right that the law gives you.',
      ],
    },
    {
      title: 'Complaints and law',
      blocks: [
        `Write to ${brand.supportEmail} first; we answer within 15 working days. Portuguese law applies, and the binding consumer law of the country you live in. You may turn to a consumer arbitration centre (for Lisbon: Centro de Arbitragem de Conflitos de Consumo de Lisboa) or to the courts where you live.`,
        { shows: 'complaintsBook' },
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'We tell you by e-mail at least 30 days before terms change that matter to you. Orders that were made stay under the terms they were made with.',
      ],
    },
  ],
}
