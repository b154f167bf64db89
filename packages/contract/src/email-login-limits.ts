import { hour, minute, per, type RequestWindow } from './request-windows.ts'

/** Limits on login e-mails and their codes, by mailbox. A known browser has signed in to the mailbox by e-mail before. All are counted in the database. */
export const emailLoginLimits = {
  knownBrowser: { what: 'Login e-mails to a mailbox that one known browser asks for', ...per(hour, 5) },
  knownBrowserAlone: {
    what: 'Of these, those that it gets whatever the other known browsers of its network ask for',
    ...per(hour, 2),
  },
  knownBrowsers: { what: 'Login e-mails to a mailbox that all its known browsers ask for', ...per(hour, 20) },
  network: { what: 'Login e-mails to a mailbox that all other browsers of one network ask for', ...per(hour, 5) },
  mailbox: { what: 'Login e-mails to a mailbox that all other browsers ask for', ...per(hour, 15) },
  wholeNetwork: {
    what: 'Login e-mails to all mailboxes that known browsers of one network ask for, beyond two for each; that all its other browsers ask for, beyond those of their addresses alone',
    ...per(hour, 100),
  },
  addressAlone: {
    what: 'Login e-mails to all mailboxes that one IPv4 address or IPv6 /56 gets whatever the rest of its network asks for',
    ...per(hour, 2),
  },
  addressesAlone: { what: 'These of all addresses of one network together', ...per(hour, 100) },
  service: {
    what: 'Login e-mails to all mailboxes together; past it, known browsers still get theirs',
    ...per(hour, 1_000),
  },
  codesOfRequest: {
    what: 'Codes compared with one e-mail in the browser that asked for it; codes typed in a known browser that did not ask; in all other browsers of one network that did not ask',
    ...per(15 * minute, 5),
  },
  codes: {
    what: 'Codes that guesses at a mailbox are compared with in browsers that did not ask, for one known browser; for all other browsers together',
    ...per(hour, 30),
  },
} as const satisfies Record<string, RequestWindow & { what: string }>
