import { toAddress } from '../platform/email-address.ts'
import { fastmailDomains } from './fastmail-domains.ts'

/** A domain of Fastmail, and the account that the label before it names. */
const fastmail = new RegExp(`^(?:(?:.*\\.)?([^.]+)\\.)?(${fastmailDomains.join('|').replaceAll('.', '\\.')})$`)

/** Domains where one mailbox has several addresses, and the address that stands for the mailbox. Tags after a plus sign are gone by then. */
const mailboxRules: readonly { domains: RegExp; mailbox: (name: string, domain: string) => string }[] = [
  // Gmail ignores dots; googlemail.com is its name in some countries.
  { domains: /^(gmail|googlemail)\.com$/, mailbox: (name) => `${name.replaceAll('.', '')}@gmail.com` },
  // Proton ignores dots, hyphens and underscores; a name belongs to one account at all its domains.
  {
    domains: /^(proton\.me|protonmail\.(com|ch)|pm\.me)$/,
    mailbox: (name) => `${name.replaceAll(/[._-]/g, '')}@proton.me`,
  },
  // Apple gave one account the same name at each of its domains.
  { domains: /^(icloud|me|mac)\.com$/, mailbox: (name) => `${name}@icloud.com` },
  // Yandex delivers to one account at all its domains, and reads a dot as a hyphen.
  {
    domains: /^(ya\.ru|narod\.ru|yandex\.(ru|com|by|kz|ua|uz|com\.tr))$/,
    mailbox: (name) => `${name.replaceAll('.', '-')}@yandex.ru`,
  },
  // A Yahoo name has no hyphen: what follows one is the keyword of a disposable address.
  {
    domains: /^(yahoo\.(com?\.)?[a-z]{2,3}|ymail\.com|rocketmail\.com)$/,
    mailbox: (name, domain) => `${name.split('-')[0]}@${domain}`,
  },
  // Fastmail delivers every name at a subdomain to the account that the subdomain names, with a hyphen for each underscore, which no domain has:
  // https://www.fastmail.com/blog/two-address-resolving-additions/
  {
    domains: fastmail,
    mailbox: (name, domain) => {
      const [, account = name, own = domain] = fastmail.exec(domain)!
      return `${account.replaceAll('_', '-')}@${own}`
    },
  },
]

const appleRelay = 'privaterelay.appleid.com'

/** Domains that pass emails on to a hidden mailbox, which can have any number of addresses there. `mailchecker` has the other relays. */
const relays = new Set([
  appleRelay,
  // SimpleLogin
  'simplelogin.io',
  'simplelogin.fr',
  '8alias.com',
  'dralias.com',
  'silomails.com',
  // addy.io
  'addymail.com',
  '4wrd.cc',
  'mailer.me',
])

function partsOf(email: string): { name: string; domain: string } {
  const address = toAddress(email) ?? ''
  const split = address.lastIndexOf('@')
  return split < 0 ? { name: address, domain: '' } : { name: address.slice(0, split), domain: address.slice(split + 1) }
}

/** One spelling for all addresses of one mailbox: without a tag, and by the rules of its provider. */
export function mailboxOf(email: string): string {
  const { name, domain } = partsOf(email)
  const [untagged = ''] = name.split('+')
  const rule = mailboxRules.find(({ domains }) => domains.test(domain))
  return rule ? rule.mailbox(untagged, domain) : `${untagged}@${domain}`
}

/** Whether Sign in with Apple made this address, for a person who hides the own one. */
export const isAppleRelay = (email: string): boolean => partsOf(email).domain === appleRelay

/** Whether this domain, or one that it belongs to, hands out mailboxes that are thrown away, or relays to hidden ones. */
export async function isDisposable(email: string): Promise<boolean> {
  // 56,000 domains, loaded with the first conversion.
  const { default: mailchecker } = await import('mailchecker')
  const labels = partsOf(email).domain.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  return domains.some((domain) => relays.has(domain) || mailchecker.blacklist().has(domain))
}

/** More new people than this by one person's codes in a day (UTC) are looked at. */
export const maxConversionsADay = 10
