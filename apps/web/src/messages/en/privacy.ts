import { brand } from '@numeria/contract'
import type { LegalText } from '../../features/legal/legal-text.ts'

/** Privacy policy: the data, purposes, retention periods and rights (GDPR, Art. 13). */
export const privacy: LegalText = {
  title: 'Privacy policy',
  changed: '23/11/2026',
  sections: [
    { title: 'Who is responsible', blocks: [{ shows: 'company' }] },
    {
      title: 'What we keep, and why',
      blocks: [
        {
          points: [
            {
              lead: 'Your account',
              text: ': your e-mail address and the ID that Google, Apple or Facebook gives us for you, and when you last signed in with it, so that you can sign in (contract). The name that they give is proposed for your profile; we store it only if you save it. If you sign in by e-mail, we keep only your address; a code that was not used is deleted within two hours. For a passkey, we keep its public key and the names of the browser and the system that made it; your fingerprint or face never leaves your device. When your address changes, we keep the previous one for 30 days, to warn you there about changes to your logins and your bank and tax details. If Apple or Facebook tells us that you asked for deletion there, we remove that login, or the account if it has no other. An account that holds something of value waits, and we e-mail you at once and 7 days before we delete it; signing in with them again ends the request. We never get your password, your contacts or your posts.',
            },
            {
              lead: 'Your names and birth date',
              text: ', as you save them or mention them in the chat, because your numbers are computed from them: the name given at birth and, if you add them, the name you go by and your family name since marriage (contract).',
            },
            {
              lead: 'Your readings',
              text: `: what you ask, what ${brand.persona} answers and the numbers it was written from, so that you can read them again and she can build on them (contract). You can delete one or all of them in the chat.`,
            },
            {
              lead: `What ${brand.persona} remembers`,
              text: ': short notes on what you say in your questions, used in later readings (contract). Nothing about health, death, faith, politics or sex life is noted, unless you write it there yourself. You see, change and delete them in Settings, and can turn this off there.',
            },
            {
              lead: 'Your numbers of the day',
              text: ': the time zone of your browser, so that your days change at your midnight. If you ask for daily e-mails, we keep the hour, the tone and the language, and how many came since you last looked at your numbers; if you create a calendar address, a hash of it. If you ask for notifications, we keep for each device the address that the push service of its browser gave it, and the keys that encrypt the messages. If you ask for letters on your birthday or at the turning points of your year, we keep their tone and language (contract). Each is deleted when you end it.',
            },
            {
              lead: 'Your own limits',
              text: ': a monthly limit or a pause, if you set one, so that we keep to it (contract).',
            },
            {
              lead: 'Another person’s name and birth date',
              text: ', if you ask for a compatibility reading, or if you save that person in Settings, with who they are to you. Please enter only what they would not mind.',
            },
            {
              lead: 'Comparisons with friends',
              text: ', if you send an invitation or answer one: the first names and core numbers of both, and a birth date only if its owner shows it. What a friend types is otherwise not kept. A link without an answer ends after 30 days and is deleted; a comparison is kept until one of you deletes it, the inviter in Settings or with the account, the friend at the link (contract).',
            },
            {
              lead: 'Credits and orders',
              text: ': what you bought, earned and spent, when, and for how much (contract, and bookkeeping law).',
            },
            {
              lead: 'Readings that you publish',
              text: ': anyone with the link can read them, until you unpublish them. They show your name and birth date only if you choose so.',
            },
            {
              lead: 'What you say about a reading',
              text: ': why you want one rewritten (this goes to the language model for that reading only), and what you report. Our team reads a reading only when you report it, or when you allow it as you ask for a rewrite (contract, legitimate interest).',
            },
            {
              lead: 'Reports of public readings',
              text: ', also from people without an account: what you report and why, and your name and e-mail address if you give them, so that we can reply to you. The person who made the reading public does not learn who reported it (legal obligation: Digital Services Act, Articles 16 and 17).',
            },
            {
              lead: 'Who referred whom',
              text: ': whose code brought you, and when, so that both of you get what was promised (contract). The person with the code sees a commission of 10% of your first purchase, and its date, without your name. So that no one refers themselves, we keep irreversible fingerprints of the network address and browser that you sign in with, and of those that people use when they come through your links, for thirty days after the last time. They are compared for nothing else (legitimate interest); people who refer others see numbers, never names.',
            },
            {
              lead: 'Bank and tax details',
              text: ', if you choose to be paid for referrals: your bank account, and the name, address and tax number that tax law asks for. They are kept encrypted, and shown with all but the last characters hidden (contract, and tax law).',
            },
            {
              lead: 'Steps through our pages',
              text: ', such as “saw the packs”, only if you have said yes to it (consent): with a number drawn at random each day, without your account, your address or your words. In your first month, on days 1, 7 and 30, also what you did on the first day, such as “bought a pack”, which your browser keeps until then; we are shown it only as counts of at least ten people. You can withdraw your consent at any time.',
            },
            {
              lead: 'Technical records',
              text: ': time, address of the page and a request number, without your messages, to keep the service safe and working (legitimate interest).',
            },
          ],
        },
        'What you write in the chat may reveal things about your health, beliefs or love life. You decide whether to write it; we use it for nothing but your own reading.',
      ],
    },
    {
      title: 'Who sees it',
      blocks: [
        {
          points: [
            `For each reading, the provider of the language model, or a second one while it is not available, gets your question, your first name, your numbers and how they were computed (which can show your birth date and the letters of your names), the last messages of your conversation and what ${brand.persona} remembers. If the reading is about someone else, or your question names people whom you saved, it also gets their first names, who they are to you, and their numbers and how these were computed. What you write or have noted about others goes there as well. It gets neither your e-mail address nor your account, and may not train its models on any of this.`,
            'Stripe takes payments: it gets your e-mail address, the number of your account here, what you pay for and how you pay. Your card details never reach our servers. Its script is loaded only when you open the payment form.',
            'InvoiceXpress issues our invoices: it gets what you paid and your country, and your tax number, name and address only if you gave a tax number. VIES, the register of the European Commission, gets your tax number and its country, to check it, if the number is from another EU country, or if it is Portuguese and the payment comes from another country: that of a company as well as that of a private person.',
            'Google, Apple or Facebook, when you choose to sign in with them. Facebook or LinkedIn, when you press the button that shares there; nothing of theirs is loaded before that.',
            'The push service of your browser, if you ask for notifications: that of Google (Chrome), Apple (Safari), Mozilla (Firefox) or Microsoft (Edge). It sees when we send one to your device, and not what it says: only your device can decrypt it.',
            'Our bank, when we pay you for referrals.',
            'Telegram, if one of our operators reviews rewards there: the reward, its date and reason, what our rule saw (a throw-away domain, or that a mailbox, network or browser matched, and when), and your e-mail address masked, such as a•••@e•••.com.',
            'Our hosting and mail providers, on our behalf.',
          ],
        },
        'We sell nothing about you and show no advertising.',
      ],
    },
    {
      title: 'In your browser',
      blocks: [
        {
          points: [
            'Cookies: one that keeps you signed in (30 days), one or two for the minutes of a sign-in (the second with the name to propose, encrypted), one that stores, encrypted, which mailboxes this browser has signed in to by e-mail, so that strangers cannot use up your login e-mails (180 days), the language and the colours of the pages (a year, if you chose them), and, if you came through someone’s link, whose link it was (30 days).',
            'Storage: your sign-in key, the message you are writing, the birth date and the name that you typed on the first page (until your profile is saved), and the choices you made (tone, tradition, language, currency), a purchase that you have begun, and which hints you have seen.',
          ],
        },
        'They do what you asked for. No one follows you to other sites, and the steps through our pages are kept only after you say yes; a browser that says “Do Not Track” or “Global Privacy Control” has said no.',
      ],
    },
    {
      title: 'For how long',
      blocks: [
        {
          points: [
            'After you delete your account: only orders, payments and credit movements, without your name and address, for at least 10 years after their year; for 10 years after their year, as the law requires, invoices as they were issued (here and at InvoiceXpress), and to whom we paid referral earnings, with name, tax number and address; and for 180 days an irreversible mark of your address and of your logins, so that welcome gifts are given only once (legitimate interest).',
            'After you delete your account: until your sessions would have ended, irreversible marks of them, so that a browser that was signed in learns that the account is deleted (legitimate interest).',
            'After you remove a login from your account: for 180 days an irreversible mark of that login, for the same reason.',
            'If a purchase was refunded in full under the 7-day guarantee: for 12 months an irreversible mark of your address, even after you delete your account, so that the guarantee is given only once in 12 months (legitimate interest).',
            'Technical records: 30 days.',
          ],
        },
        { shows: 'keptData' },
      ],
    },
    {
      title: 'What you can ask for',
      blocks: [
        `On your settings page, you can download everything we hold about you and delete your account, yourself and at once. You can also ask us for a copy of your data, to correct or delete it, to use it less or not at all, or to let you take it elsewhere. Write to ${brand.supportEmail}; we reply within a month. You may also complain to the Portuguese data protection authority, the Comissão Nacional de Proteção de Dados (CNPD), or to the one where you live.`,
        { shows: 'complaintsBook' },
      ],
    },
    { title: 'Age', blocks: [`${brand.name} is for people aged 18 and over.`] },
  ],
}
