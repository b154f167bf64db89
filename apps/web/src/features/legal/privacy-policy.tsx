import { brand } from '@numeria/contract'
import { ComplaintsBook, Company, LegalPage, Section } from './legal-page.tsx'

/** What we know about people, why, for how long, and what they can ask for (GDPR, Art. 13). */
export function PrivacyPolicy() {
  return (
    <LegalPage title="Privacy policy" changed="21/11/2026">
      <Section title="Who is responsible">
        <Company />
      </Section>
      <Section title="What we keep, and why">
        <ul>
          <li>
            <strong>Your account</strong>: your e-mail address and the number that Google or Facebook gives us for you,
            so that you can sign in (contract). We never get your password, your contacts or your posts.
          </li>
          <li>
            <strong>Your full name and birth date</strong>, as you save them or tell them in the chat, because your
            numbers are computed from them (contract).
          </li>
          <li>
            <strong>Your readings</strong>: what you ask, what {brand.persona} answers and the numbers it was written
            from, so that you can read them again and she can go on from them (contract). You can delete one or all of
            them in the chat.
          </li>
          <li>
            <strong>Another person’s name and birth date</strong>, if you ask for a compatibility reading. Please only
            give what they would not mind.
          </li>
          <li>
            <strong>Credits and orders</strong>: what you bought, earned and spent, when, and for how much (contract,
            and the law on bookkeeping).
          </li>
          <li>
            <strong>Technical records</strong>: time, address of the page and a request number, without your messages,
            to keep the service safe and working (legitimate interest).
          </li>
        </ul>
        <p>
          What you write in the chat may tell things about your health, beliefs or love life. You decide whether to
          write it; we use it for nothing but your own reading.
        </p>
      </Section>
      <Section title="Who sees it">
        <ul>
          <li>
            The provider of the language model gets your question, your name and birth date, your computed numbers and
            the last turns of your conversation, for each reading, and nothing of anybody else’s. It may not train on
            them.
          </li>
          <li>
            Stripe takes payments: it gets your e-mail address, what you pay for and how you pay. Your card never
            reaches our servers. Its script is loaded only when you open the payment form.
          </li>
          <li>Google or Facebook, when you choose to sign in with them.</li>
          <li>Our hosting and mail providers, on our behalf.</li>
        </ul>
        <p>We sell nothing about you, and show no advertisements.</p>
      </Section>
      <Section title="In your browser">
        <p>
          We set one cookie that keeps you signed in. Your browser’s storage holds your sign-in key, the message you are
          writing and the choices you made (tone, tradition, language, currency). All of it is needed for what you asked
          for; there is no tracking and no analytics.
        </p>
      </Section>
      <Section title="For how long">
        <ul>
          <li>Readings, name and birth date: until you delete them or your account.</li>
          <li>Sign-ins: until you log out, or 30 days after you were last here.</li>
          <li>Orders and payments: 10 years, as the law on bookkeeping asks.</li>
          <li>Technical records: 30 days.</li>
        </ul>
      </Section>
      <Section title="What you can ask for">
        <p>
          A copy of what we hold about you, its correction or deletion, that we use it less or not at all, or to take it
          elsewhere. Write to {brand.supportEmail}; we answer within a month. You may also complain to the Portuguese
          data protection authority, the Comissão Nacional de Proteção de Dados (CNPD), or to the one where you live.
        </p>
        <p>
          <ComplaintsBook />
        </p>
      </Section>
      <Section title="Age">
        <p>{brand.name} is for people of 18 and older.</p>
      </Section>
    </LegalPage>
  )
}
