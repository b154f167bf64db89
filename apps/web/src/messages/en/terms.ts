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
  changed: '23/11/2026',
  sections: [
    { title: 'Who you contract with', blocks: [{ shows: 'company' }] },
    {
      title: `What ${brand.name} is`,
      blocks: [
        `A chat in which ${brand.persona}, an AI, writes numerology readings. The numbers are computed by rules that we publish; the words are written by a language model. Readings are for reflection and entertainment. They predict nothing and are not medical, legal, financial or gambling advice. Please do not make important decisions based on a reading alone.`,
        'You must be 18 or older. Each person has one account; please keep your sign-in to yourself.',
      ],
    },
    {
      title: 'Credits',
      blocks: [
        {
          points: [
            'A reading costs credits. The price is shown before you send, and the price shown is the price charged.',
            'A reading of 5 credits or more that is not about you is rewritten once, for free, if you ask within 30 days.',
            'A reading that fails costs nothing. One that you stop after it has begun must be paid for.',
            `The first ${signupCredits} credits are a gift, once for each mailbox. A disposable e-mail address gets them with its first purchase, and keeps what is left of them as long as one of its purchases has not gone back.`,
            'Credits from packs, gifts and rewards never expire. Credits from a subscription roll over for 90 days after the month that was paid for.',
            'Credits that expire first are used first, then gifts before paid credits, then the oldest.',
            'Credits are not money: they cannot be paid out or transferred.',
          ],
        },
      ],
    },
    {
      title: 'Sharing and referrals',
      blocks: [
        {
          points: [
            `Sharing earns credits: each way of sharing that shows a reward, once a day, at most ${shareCaps.creditsADay} a day and ${shareCaps.creditsInSevenDays} in seven days.`,
            `Anyone who comes through your link and signs in for the first time gets ${referralRewards.newUserCredits} credits, and you get ${referralRewards.referrerCredits} or, if you choose money, ${(referralRewards.earningsCents / 100).toFixed(2)} EUR.`,
            'You also earn 10% of the first purchase of each of these people, in euros, once they can no longer withdraw from it. What is refunded or disputed is taken back, also from later earnings.',
            `Money is paid on the first of a month, once it reaches ${minimumPayoutCents / 100} EUR, ${payoutWaitDays} days after it was earned and ${newDetailsHoldDays} days after new bank details. You are responsible for any taxes on it.`,
            'If it looks as though someone referred themselves, a member of our team reviews it first. Rewards obtained by deception are not paid.',
          ],
        },
      ],
    },
    {
      title: 'Public readings and reports',
      blocks: [
        'A reading that you make public must not be illegal, harmful or offensive, and must not show personal data of others without their consent. Anyone can report it with the button below it. A member of our team decides on every report, without automated means: we leave the reading as it is, remove its public page for good, or delete it, and tell both sides why. Anyone who disagrees can write to us within six months, free of charge; another person then reviews it.',
      ],
    },
    {
      title: 'Contact point',
      blocks: [
        `Our single point of contact under the Digital Services Act (Regulation (EU) 2022/2065, Articles 11 and 12), for users and for authorities of the member states, the Commission and the European Board for Digital Services, is ${brand.supportEmail}. Write in Portuguese or English; a person reads and answers. Orders of authorities are also received at our postal address at the top of this page.`,
      ],
    },
    {
      title: 'Prices and payment',
      blocks: [
        'Prices include VAT. You pay through Stripe by card, wallet or PayPal, and the contract is concluded when we confirm your order. A subscription renews every month at the price it was bought for until you cancel it, which you can do at any time on the pricing page; it then ends with the month already paid for. A pause that you take does not pause a subscription: its renewals are charged and bring their credits.',
      ],
    },
    {
      title: 'Your right to withdraw',
      blocks: [
        `You may withdraw from every order within ${withdrawalDays} days without giving a reason: on your credits page at “Withdraw from contract here”, or by any clear message to ${brand.supportEmail}. We refund you the way you paid, no later than 14 days after we receive your withdrawal.`,
        `If you asked us to begin, you pay for the credits that you have used by then, in proportion to the price. If you did not ask us when you ordered, we ask you before the first reading that uses credits from the order; until then they are not used, and the whole price is refunded. Beyond what the law requires, we refund the whole price within ${guaranteeDays} days, however much was used, the first time that you ask for it. For ${guaranteeMonths} months after such a refund, what you have used is deducted from the next ones. Your legal right to withdraw stays as it is. Credits that you have not used are frozen when you withdraw and will be removed with the refund. Rewards that you earned by sharing readings stay yours.`,
        'If your bank reverses a payment, the credits that this amount bought are frozen until there is a decision. Those that you had already used are owed; your next purchase settles them first, and we show how many they are in your profile, in the chat and before you pay. Withdrawing from a subscription ends that subscription and no other. If you pay for the same subscription twice, the second payment is refunded automatically.',
        'You may use this form: “I hereby withdraw from my contract for the following order: … Ordered on: … Name: … Date: …”',
      ],
    },
    {
      title: 'What is not allowed',
      blocks: [
        {
          points: [
            'Attacking the service, using it by automated means, or obtaining credits by deception.',
            'Using readings to harm, harass or judge other people.',
            'Passing readings off as professional advice.',
          ],
        },
        'We may close an account that does this; credits that were paid for and not used are then given back.',
      ],
    },
    {
      title: 'If something goes wrong',
      blocks: [
        'You have the rights that the law gives consumers when a digital service is not in conformity with the contract. We are liable without limit for intent, gross negligence and personal injury, and otherwise for foreseeable loss caused by a breach of essential obligations of the contract. Nothing here takes away a right that the law gives you.',
      ],
    },
    {
      title: 'Complaints and law',
      blocks: [
        `Write to ${brand.supportEmail} first; we reply within 15 working days. Portuguese law applies, together with the mandatory consumer protection rules of the country you live in. You may turn to a consumer arbitration centre (for Lisbon: Centro de Arbitragem de Conflitos de Consumo de Lisboa) or to the courts where you live.`,
        { shows: 'complaintsBook' },
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'We tell you by e-mail at least 30 days before a change to the terms that affects you. Orders already made stay under the terms they were made with.',
      ],
    },
  ],
}
