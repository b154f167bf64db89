import { brand } from '@numeria/contract'
import type { LegalText } from '../../features/legal/legal-text.ts'

/** What we know about people, why, for how long, and what they can ask for (GDPR, Art. 13). */
export const privacy: LegalText = {
  title: 'Privacy policy',
  changed: '21/11/2026',
  sections: [
    { title: 'Who is responsible', blocks: [{ shows: 'company' }] },
    {
      title: 'What we keep, and why',
      blocks: [
        {
          points: [
            {
              lead: 'Your account',
              text: ': your e-mail address and the number that Google or Facebook gives us for you, so that you can sign in (contract). We never get your password, your contacts or your posts.',
            },
            {
              lead: 'Your full name and birth date',
              text: ', as you save them or tell them in the chat, because your numbers are computed from them (contract).',
            },
            {
              lead: 'Your readings',
              text: `: what you ask, what ${brand.persona} answers and the numbers it was written from, so that you can read them again and she can go on from them (contract). You can delete one or all of them in the chat.`,
            },
            {
              lead: 'Another person’s name and birth date',
              text: ', if you ask for a compatibility reading. Please only give what they would not mind.',
            },
            {
              lead: 'Credits and orders',
              text: ': what you bought, earned and spent, when, and for how much (contract, and the law on bookkeeping).',
            },
            {
              lead: 'Technical records',
              text: ': time, address of the page and a request number, without your messages, to keep the service safe and working (legitimate interest).',
            },
          ],
        },
        'What you write in the chat may tell things about your health, beliefs or love life. You decide whether to write it; we use it for nothing but your own reading.',
      ],
    },
    {
      title: 'Who sees it',
      blocks: [
        {
          points: [
            'The provider of the language model gets your question, your name and birth date, your computed numbers and the last turns of your conversation, for each reading, and nothing of anybody else’s. It may not train on them.',
            'Stripe takes payments: it gets your e-mail address, what you pay for and how you pay. Your card never reaches our servers. Its script is loaded only when you open the payment form.',
            'Google or Facebook, when you choose to sign in with them.',
            'Our hosting and mail providers, on our behalf.',
          ],
        },
        'We sell nothing about you, and show no advertisements.',
      ],
    },
    {
      title: 'In your browser',
      blocks: [
        'We set one cookie that keeps you signed in. Your browser’s storage holds your sign-in key, the message you are writing and the choices you made (tone, tradition, language, currency). All of it is needed for what you asked for; there is no tracking and no analytics.',
      ],
    },
    {
      title: 'For how long',
      blocks: [
        {
          points: [
            'Readings, name and birth date: until you delete them or your account.',
            'Sign-ins: until you log out, or 30 days after you were last here.',
            'Orders and payments: 10 years, as the law on bookkeeping asks.',
            'Technical records: 30 days.',
          ],
        },
      ],
    },
    {
      title: 'What you can ask for',
      blocks: [
        `A copy of what we hold about you, its correction or deletion, that we use it less or not at all, or to take it elsewhere. Write to ${brand.supportEmail}; we answer within a month. You may also complain to the Portuguese data protection authority, the Comissão Nacional de Proteção de Dados (CNPD), or to the one where you live.`,
        { shows: 'complaintsBook' },
      ],
    },
    { title: 'Age', blocks: [`${brand.name} is for people of 18 and older.`] },
  ],
}
