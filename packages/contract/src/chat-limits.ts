import { day, minute, per, type RequestLimit } from './request-windows.ts'

/** Limits on messages in the chat. */
export const chatLimits = {
  chat: {
    what: 'Messages in the chat that are answered; for the address, those that a model answers with anything but help',
    person: per(minute, 10),
    address: per(minute, 60),
    counted: 'database',
    why: 'A reading takes longer to read than six seconds.',
    refusal: 'chat.too_fast',
  },
  message: {
    what: 'Messages in the chat, refused ones too; past it, a message counts for `repeatedMessage`',
    person: per(minute, 10),
    address: null,
    counted: 'database',
    why: 'It refuses nothing.',
  },
  repeatedMessage: {
    what: 'Messages in the chat beyond the first ten of a person, nearly all of them refused',
    person: per(minute, 40),
    address: per(minute, 200),
    counted: 'database',
    why: 'With the ten before, a person may send five times what is answered in a minute, for corrections and repetitions.',
    refusal: 'chat.too_fast',
  },
  freeReply: {
    what: 'Free replies that the history keeps: onboarding and help',
    person: per(day, 100),
    address: null,
    counted: 'database',
    why: 'Onboarding ends after two messages. Help is given past the limit too, and is only not kept.',
    refusal: 'chat.too_fast',
  },
  help: {
    what: 'Messages that are answered with help; past it, help is given from memory and is not kept',
    person: per(minute, 30),
    address: per(minute, 30),
    counted: 'process',
    why: 'It refuses nothing. Thirty messages in a minute are written by a program.',
  },
  rewrite: {
    what: 'Free rewrites of readings',
    person: per(day, 20),
    address: per(day, 200),
    counted: 'database',
    why: 'A paid reading has one, which is asked for again only when it fails.',
  },
  freeStop: {
    what: 'Paid readings that cost nothing in the end: stopped before their first sentence, declined, answered with help because the model reports a danger, useless, or given up because the model took or thought too long; past it, no paid reading begins',
    person: per(day, 20),
    address: null,
    counted: 'database',
    why: 'Each takes the model’s work. A person stops a reading mostly after its first sentence, and few questions are declined. A message that shows a danger itself is answered without a model, counts for nothing, and is answered past it too.',
    refusal: 'chat.too_many_stops',
  },
  lateHelp: {
    what: 'Paid readings in which the model reports a danger or a minor only behind 30 words, and which cost nothing; past it, the help is given all the same, and the words before it are charged as in a stopped reading',
    person: per(day, 1),
    address: null,
    counted: 'database',
    why: 'A model reports a danger before it writes. A message that shows a danger itself is answered without a model, and counts for nothing.',
  },
} as const satisfies Record<string, RequestLimit>
