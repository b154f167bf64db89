import { brand } from '@numeria/contract'
import type { LegalText } from '../../features/legal/legal-text.ts'

/** Privacy policy: the data, purposes, retention periods and rights (GDPR, Art. 13). */
export const privacy: LegalText = {
  title: 'Privacy policy',
  changed: '22/11/2026',
  sections: [
    { title: 'Who is responsible', blocks: [{ shows: 'company' }] },
    {
      title: 'What we keep, and why',
      blocks: [
        {
          points: [
            {
              lead: 'Your account',
              text: ': your e-mail address and the number that Google, Apple or Facebook gives us for you, so that you can sign in (contract). The name that they give is proposed for your profile; we store it only if you save it. If you sign in by e-mail, your address is all there is; a code that was not used is forgotten within two hours. Of a passkey we keep its public key and the names of the browser and the system that made it; your fingerprint or face never leaves your device. When your address changes, we keep the one before for 30 days, to warn you there of changes to your logins and bank details. We never get your password, your contacts or your posts.',
            },
            {
              lead: 'Your names and birth date',
              text: ', as you save them or tell them in the chat, because your numbers are computed from them: the name given at birth and, if you add them, the name you go by and the family name since marriage (contract).',
            },
            {
              lead: 'Your readings',
              text: `: what you ask, what ${brand.persona} answers and the numbers it was written from, so that you can read them again and she can go on from them (contract). You can delete one or all of them in the chat.`,
            },
            {
              lead: 'Another person’s name and birth date',
              text: ', if you ask for a compatibility reading, or save that person in Settings, with who they are to you. Please only give what they would not mind.',
            },
            {
              lead: 'Credits and orders',
              text: ': what you bought, earned and spent, when, and for how much (contract, and the law on bookkeeping).',
            },
            {
              lead: 'Readings that you publish',
              text: ': whoever has the link can read them, until you take them back. Your name and birth date are on them only if you choose so.',
            },
            {
              lead: 'What you say about a reading',
              text: ': why you want one written again (it goes to the language model for that reading alone), and what you report. Our team reads a reading only when you report it, or when you let us with a rewrite (contract, legitimate interest).',
            },
            {
              lead: 'Reports of public readings',
              text: ', also of people without an account: what you report and why, and your name and e-mail address if you give them, so that we can answer you. Whoever made the reading public does not learn who reported it (legal obligation: Digital Services Act, Articles 16 and 17).',
            },
            {
              lead: 'Who recommended us to whom',
              text: ': by whose code you came, and when, so that both get what was promised (contract). So that no one recommends themselves, we keep fingerprints of the network address and browser that you sign in with, and of those that people come from by your links, for thirty days after the last time. They cannot be turned back, and are compared for nothing else (legitimate interest); people who recommend us see numbers, never names.',
            },
            {
              lead: 'Bank details',
              text: ', if you choose to be paid for recommending: kept encrypted, shown with all but the last characters hidden (contract, and the law on bookkeeping).',
            },
            {
              lead: 'Steps through our pages',
              text: ', such as “saw the packs”, only if you have said yes to it (consent): with a number drawn at random each day, without your account, your address or your words. You can take it back at any time.',
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
            'The provider of the language model gets your question, your name and birth date, your computed numbers and the last turns of your conversation, for each reading, and nothing of anyone else’s. It may not train on them.',
            'Stripe takes payments: it gets your e-mail address, what you pay for and how you pay. Your card never reaches our servers. Its script is loaded only when you open the payment form.',
            'Google, Apple or Facebook, when you choose to sign in with them. Facebook or LinkedIn, when you press the button that shares there; nothing of theirs is loaded before.',
            'Our bank, when we pay you for recommending.',
            'Our hosting and mail providers, on our behalf.',
          ],
        },
        'We sell nothing about you, and show no advertisements.',
      ],
    },
    {
      title: 'In your browser',
      blocks: [
        {
          points: [
            'Cookies: one that keeps you signed in (30 days), one for the minutes of a sign-in, one that knows encrypted which mailboxes this browser signed in to by e-mail, so that strangers cannot use up its login e-mails (180 days), the language and the colours of the pages (a year, if you chose them), and, if you came by someone’s link, whose (30 days).',
            'Storage: your sign-in key, the message you are writing, the birth date and the name that you typed on the first page (until your profile is saved), and the choices you made (tone, tradition, language, currency).',
          ],
        },
        'They do what you asked for. No one follows you to other sites, and the steps through our pages are kept only after your yes; a browser that says “Do Not Track” or “Global Privacy Control” has said no.',
      ],
    },
    {
      title: 'For how long',
      blocks: [
        {
          points: [
            'Readings, name and birth date: until you delete them or your account.',
            'Sign-ins, with the name of the browser and the system: until you log out, 30 days after you were last here, and 90 days at most.',
            'After you delete your account: nothing but orders, payments and movements of credits, without your name and address; and for 180 days a mark of your address and of your logins that no one can turn back, so that welcome gifts are given once (legitimate interest).',
            'After you remove a login from your account: for 180 days a mark of that login that no one can turn back, for the same reason.',
            'If a purchase was refunded in full under the 7-day guarantee: for 12 months a mark of your address that cannot be turned back into the address, also after you delete your account, so that the guarantee is given once in 12 months (legitimate interest).',
            'Orders and payments: 10 years, as the law on bookkeeping asks.',
            'What we compare so that no one recommends themselves: 30 days after you were last seen there; what counts visits by a link, one day.',
            'Reports of readings: one year after we have decided; what you say about a rewrite, as long as the reading.',
            'Bank details: until you choose credits again; what was paid, 10 years.',
            'Steps through our pages: 30 days, then only counts without any person.',
            'Technical records: 30 days.',
          ],
        },
      ],
    },
    {
      title: 'What you can ask for',
      blocks: [
        `On your settings page you download everything we hold about you, and delete your account, by yourself and at once. You can also ask for a copy, correction or deletion, that we use it less or not at all, or to take it elsewhere: write to ${brand.supportEmail}; we answer within a month. You may also complain to the Portuguese data protection authority, the Comissão Nacional de Proteção de Dados (CNPD), or to the one where you live.`,
        { shows: 'complaintsBook' },
      ],
    },
    { title: 'Age', blocks: [`${brand.name} is for people of 18 and older.`] },
  ],
}
