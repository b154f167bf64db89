export const workshop = {
  date: '1. A date',
  name: '2. A name',
  same: '3. The same in five traditions',
  exampleInBrackets: ' (example)',
  andTheDate: ', and the date above',
  example: 'Example: ',
  lifePath: 'Life Path',
  expression: 'Expression',
  soulUrge: 'Soul Urge',
  personality: 'Personality',
  none: 'none',
  /** Read out when a number was worked out. */
  isLifePath: (value: number) => `Life Path ${value}.`,
  areNumbers: (numbers: { expression: string; soulUrge: string; personality: string; balance: number }) =>
    `Expression ${numbers.expression}, Soul Urge ${numbers.soulUrge}, Personality ${numbers.personality}, Balance ${numbers.balance}.`,
  copyLink: 'Copy link',
  copied: 'Copied.',
  notCopied: 'Your browser does not let us copy. Here is the link:',
  linkHolds:
    'The link holds the date and the name behind a #, a part of the address that browsers never send. Whoever has the link can read them.',
}

export const nameForm = {
  label: 'Full name at birth',
  hint: 'For example Mary Ellen Quinn. It stays in your browser.',
  spelling: 'Spelling that is counted',
  spellingHint:
    'A program spelled it, roughly as it sounds. Change it to the spelling in your passport, and work it out again.',
  withoutTable: 'This name could not be spelled in Latin letters just now. Please write it in Latin letters yourself.',
  missing: 'Please write a name.',
  broken: 'There is an invisible or broken character in this name. Please type it again by hand.',
  picture: (drawn: string) => `${drawn} is a picture and has no value. Please leave it out.`,
  digits: 'There are digits in this name. Please write it in letters only.',
  tooLong: (length: number, longest: number) =>
    `This name is ${length} characters long; up to ${longest} can be counted.`,
  noLetter: 'There is no letter in this name.',
  inLatin: 'Please write this spelling in Latin letters, as in a passport.',
}

export const nameResult = {
  countedAs: (spelling: string) => `Counted as ${spelling}`,
  without: (names: readonly string[]) => `, without ${names.join(' and ')}`,
  howDrawn: 'Vowels stand in a circle with their value above; consonants on a line with their value below.',
  letterByLetter: 'Letter by letter',
  noVowel: 'There is no vowel in this name, so it has no Soul Urge.',
  noConsonant: 'There is no consonant in this name, so it has no Personality.',
  vowel: 'Vowel',
  consonant: 'Consonant',
  yIn: (name: string) => `Y in ${name}`,
  howCounted: (names: readonly string[]) => `How to count ${names.join(' and ')}`,
  asOneName: 'As one name:',
  particleApart: 'With the particle as a name of its own:',
}

export const loShu = {
  title: 'Lo Shu square',
  digits: (digits: string) => `Digits: ${digits}`,
  missing: (digits: string) => `Missing: ${digits}`,
  repeated: (digits: string) => `More than once: ${digits}`,
  full: (lines: string) => `Full lines: ${lines}`,
  empty: (lines: string) => `Empty lines: ${lines}`,
  none: 'none',
  noLine: 'none',
  planes: {
    mental: 'mental',
    emotional: 'emotional',
    practical: 'practical',
    thought: 'thought',
    will: 'will',
    action: 'action',
    golden: 'golden',
    silver: 'silver',
  },
}

export const pinnacles = {
  title: 'Pinnacles',
  what: 'A number for each of four stretches of life, by age; masters are kept.',
  from: (start: number) => `from ${start}`,
  upTo: (end: number) => `up to ${end}`,
  span: (start: number, end: number) => `${start} to ${end}`,
  told: (ages: string, years: string, working: string) => `Age ${ages}, ${years}: ${working}`,
}

export const sideBySide = {
  pythagorean: {
    name: 'Pythagorean',
    counts: 'the name, letters 1 to 9',
    note: 'Each name is reduced on its own, then they are added.',
  },
  chaldean: {
    name: 'Chaldean',
    counts: 'the name, letters 1 to 8',
    compound: (total: number) => `The compound ${total} is read as well.`,
  },
  hebrew: {
    name: 'Hebrew',
    counts: 'the name, A 1 to Z 26',
    note: 'Places in the Latin alphabet: not gematria.',
  },
  vedic: {
    name: 'Vedic',
    counts: 'the name, letters 1 to 8',
    note: (planet: string) => `The number of ${planet}. Masters are never kept.`,
  },
  chinese: {
    name: 'Chinese Lo Shu',
    counts: 'the date, digit by digit',
    note: (missing: string) => `A square instead of a number. Missing: ${missing}.`,
  },
}
