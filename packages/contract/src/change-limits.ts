import { hour, minute, per, type RequestLimit } from './request-windows.ts'

/** Limits on changes that cost little each, and much when a program repeats them. */
export const changeLimits = {
  stop: {
    what: 'Stops of running readings',
    person: per(minute, 60),
    address: per(minute, 600),
    counted: 'process',
    why: 'A person begins at most ten readings in a minute.',
  },
  cancellation: {
    what: 'Cancellations of a subscription without a sign-in',
    person: null,
    address: per(hour, 20),
    counted: 'database',
    why: 'A contract is cancelled once, with room for typing errors in the order number.',
  },
  forget: {
    what: 'Deletions of readings',
    person: per(10 * minute, 100),
    address: per(10 * minute, 1_000),
    counted: 'database',
    why: 'Each deletion is confirmed, and one deletes all readings.',
  },
  conversation: {
    what: 'Conversations that are begun, changed or deleted',
    person: per(10 * minute, 200),
    address: per(10 * minute, 2_000),
    counted: 'database',
    why: 'A change is a choice in a menu, and takes longer than three seconds.',
  },
  people: {
    what: 'Saved people who are added, changed or deleted',
    person: per(10 * minute, 100),
    address: per(10 * minute, 1_000),
    counted: 'database',
    why: 'A person saves at most 50 people, each in a form.',
  },
  memory: {
    what: 'Notes that are added, changed or deleted, and switches of the memory',
    person: per(10 * minute, 100),
    address: per(10 * minute, 1_000),
    counted: 'database',
    why: 'A person has at most 50 notes.',
  },
  profile: {
    what: 'Changes of the profile and of preferences',
    person: per(10 * minute, 60),
    address: per(10 * minute, 600),
    counted: 'database',
    why: 'A person corrects a name or a date now and then, and the page saves the time zone once a visit.',
  },
  sessionEnd: {
    what: 'Ends of sessions',
    person: per(hour, 60),
    address: per(hour, 600),
    counted: 'database',
    why: 'One press ends all other sessions.',
  },
  activation: {
    what: 'Activations of logins',
    person: null,
    address: per(10 * minute, 240),
    counted: 'database',
    why: 'Every activation follows a return from an identity provider.',
  },
  begin: {
    what: 'Requests to begin purchases before their 14 days are over',
    person: per(hour, 60),
    address: per(hour, 600),
    counted: 'database',
    why: 'One request is for all purchases that wait.',
  },
  unpublish: {
    what: 'Readings made private again',
    person: per(hour, 100),
    address: per(hour, 1_000),
    counted: 'database',
    why: 'A person publishes at most 30 readings in an hour.',
  },
  invitationEnd: {
    what: 'Invitations to compare that are withdrawn',
    person: per(hour, 100),
    address: per(hour, 1_000),
    counted: 'database',
    why: 'A person has at most 50 invitations.',
  },
} as const satisfies Record<string, RequestLimit>
