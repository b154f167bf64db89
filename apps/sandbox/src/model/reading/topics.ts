import type { Tone } from './reading-request.ts'

/** What a question can be about, and what is said about it. No phrase names a number: numbers come from the facts alone. */
export type Topic = {
  words: RegExp
  /** Completes 'where … is concerned'. */
  subject: string
  /** The facts that speak to it, the most telling first. */
  facts: readonly string[]
  openings: Record<Tone, readonly string[]>
  suggestions: readonly string[]
}

const words = (list: string) => new RegExp(`\\b(?:${list})\\b`, 'giu')

export const self: Topic = {
  words: words('myself|numbers?|chart|reading|personality|strengths?|who am i'),
  subject: 'your own direction',
  facts: ['life_path', 'expression', 'soul_urge', 'personality'],
  openings: {
    mystic: [
      'your chart opens like a window at dusk, and its clearest light falls here',
      'the numbers you were born under have been waiting for this question',
    ],
    pragmatic: ['here is what your chart says most plainly', 'let us begin with the number that explains the most'],
  },
  suggestions: [
    'Tonight, write down the moment this month when you felt most like yourself, and what you were doing in it.',
    'Ask a friend this week which of these traits they see in you most often, and listen without correcting them.',
    'Choose an hour on Sunday, leave the telephone in another room, and list what you want more of.',
  ],
}

export const topics: readonly Topic[] = [
  {
    words: words(
      'love|loves|relationships?|partner|marriage|marry|husband|wife|boyfriend|girlfriend|romance|romantic|dating|soulmate|heart|breakup',
    ),
    subject: 'love',
    facts: ['soul_urge', 'personality', 'life_path'],
    openings: {
      mystic: [
        'love speaks to you first in a whisper, and your chart has kept the words',
        'when you ask about the heart, the oldest part of your name answers',
      ],
      pragmatic: [
        'in love, it helps to know what you need before you look at what you are offered',
        'your question about love has a practical answer in your name',
      ],
    },
    suggestions: [
      'This week, tell the person you are thinking of a single true thing that you usually keep to yourself.',
      'Write down the moments when you felt most loved, and look for what they share before you decide anything.',
      'Plan an evening without screens with somebody who matters, and ask them what they are hoping for.',
    ],
  },
  {
    words: words(
      'work|job|jobs|career|business|boss|company|profession|promotion|interview|colleagues?|employer|startup|study|studies',
    ),
    subject: 'your work',
    facts: ['expression', 'life_path', 'personality'],
    openings: {
      mystic: [
        'your work is the place where your name turns into deeds',
        'the tools you were given are written in the letters of your name',
      ],
      pragmatic: [
        'for a question about work, the useful number is the one that shows what you do well',
        'let us look at your work through what you do naturally',
      ],
    },
    suggestions: [
      'Before Friday, ask for the task at work that uses this strength, and say plainly why you want it.',
      'Block an hour tomorrow morning for the piece of work that only you can do, and let nothing else in.',
      'Write the next line of your résumé as if it were already true, then list the smallest step towards it.',
    ],
  },
  {
    words: words(
      'money|finances?|financial|rich|wealth|wealthy|salary|income|debts?|savings?|invest|investment|abundance|prosperity|lottery',
    ),
    subject: 'money',
    facts: ['expression', 'life_path', 'soul_urge'],
    openings: {
      mystic: [
        'money is a river, and your chart shows where yours likes to run',
        'abundance has its own season, and your name knows how to meet it',
      ],
      pragmatic: [
        'money follows habits, and your chart says something useful about yours',
        'your question about money begins with what you can offer',
      ],
    },
    suggestions: [
      'Go through last month’s spending tonight, and end the payment that serves you least.',
      'Name the price of your next piece of work aloud before you write it down, and do not soften it.',
      'Set a transfer to your savings for the day your income arrives, however small the amount.',
    ],
  },
  {
    words: words(
      'should i|decide|decision|choose|choice|choices|option|options|whether|better to|move|moving|change|quit|leave|stay|accept',
    ),
    subject: 'a choice like this',
    facts: ['soul_urge', 'life_path', 'expression'],
    openings: {
      mystic: [
        'every crossroads has a lantern, and yours hangs on this number',
        'the choice before you has already been turning in your sleep',
      ],
      pragmatic: [
        'a good decision starts with what you will still want in a year',
        'no chart decides for you, but yours shows what to weigh',
      ],
    },
    suggestions: [
      'Write both outcomes as if they had already happened, sleep on it, and notice which page you want to read again.',
      'Set yourself a date next week, tell somebody about it, and decide on that day with what you know by then.',
      'Try the option you lean towards for a single day, as if it were settled, and see how the evening feels.',
    ],
  },
  {
    words: words('name|names|rename|surname|nickname|signature|letters'),
    subject: 'the name you carry',
    facts: ['expression', 'personality', 'soul_urge'],
    openings: {
      mystic: [
        'a name is a spell that others cast whenever they call you',
        'the letters you were given hum with a tone of their own',
      ],
      pragmatic: [
        'your name is the part of the chart that others meet every day',
        'here is what the letters of your full name add up to',
      ],
    },
    suggestions: [
      'Sign your full name slowly on paper tonight, and notice which part of it you tend to hurry over.',
      'Introduce yourself with your full name the next time you meet somebody, and watch how it changes the talk.',
      'Ask the person who named you what they hoped for, if you can, and write the answer down.',
    ],
  },
  {
    words: words('purpose|meaning|destiny|mission|calling|path|life path|soul|spiritual|why am i'),
    subject: 'your purpose',
    facts: ['life_path', 'soul_urge', 'expression'],
    openings: {
      mystic: [
        'before you had a name for it, your purpose had a number',
        'the road under your feet is older than your doubts about it',
      ],
      pragmatic: [
        'purpose is easier to see as a pattern than as a promise',
        'the date you were born on gives the broad direction',
      ],
    },
    suggestions: [
      'Write down tonight what you would go on doing if nobody ever thanked you for it, and why.',
      'Give an afternoon this week to the work you keep calling a hobby, and finish a small part of it.',
      'Think of the last time you lost track of the hours, and put that same thing into your week again.',
    ],
  },
  {
    words: words('year|years|forecast|month|months|future|when|timing|next|ahead|20\\d\\d|birthday|season'),
    subject: 'what lies ahead',
    facts: ['personal_year', 'life_path', 'expression'],
    openings: {
      mystic: [
        'the year has a tide, and you are already standing in it',
        'time turns its page for you on a certain number',
      ],
      pragmatic: [
        'the year ahead has a clear theme in your chart',
        'for timing, the number of the year is the place to look',
      ],
    },
    suggestions: [
      'Open your calendar now, and give the coming month a single aim that fits this theme.',
      'Choose the unfinished thing that weighs on you most, and put a date on it before the week ends.',
      'At the next new moon, or simply next Monday, write what you want this year to be remembered for.',
    ],
  },
  self,
]

/** The topic with the most words in the question; the first of equals. */
export function topicOf(question: string): Topic {
  const counted = topics.map((topic) => ({ topic, count: question.match(topic.words)?.length ?? 0 }))
  const best = counted.reduce((most, next) => (next.count > most.count ? next : most))
  return best.count > 0 ? best.topic : self
}
