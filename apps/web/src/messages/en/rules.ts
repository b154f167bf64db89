import type { RuleGroup, RuleId } from '../../features/numerology/rule-of.ts'

/** `dispute` is empty where the schools agree, or where only one speaks. */
type Rule = { name: string; rule: string; dispute: string }

export const rules = {
  source: 'Source',
  dispute: 'Disputed',
  school: 'School',
}

export const ruleSchools: Readonly<Record<RuleGroup, { title: string; school: string }>> = {
  character: { title: 'Character, from the birth date and the birth name', school: 'Pythagorean, after Decoz' },
  time: { title: 'Years, months and stretches of life', school: 'Pythagorean, after Decoz' },
  chaldean: { title: 'Chaldean numbers', school: 'Chaldean, after Cheiro' },
  hebrew: { title: 'Hebrew number', school: 'Modern ordinal rule for Latin letters' },
  vedic: { title: 'Vedic numbers', school: 'Modern Indian practice' },
  chinese: { title: 'Lo Shu and Kua', school: 'Lo Shu as practised in India and the West; Eight Mansions for the Kua' },
  pair: { title: 'Two people', school: 'Each tradition’s own table where it has one' },
}

export const ruleTexts: Readonly<Record<RuleId, Rule>> = {
  'life-path': {
    name: 'Life Path',
    rule: 'Month, day and year are each reduced, keeping 11 and 22; then they are added and the sum is reduced, keeping 11, 22 and 33.',
    dispute:
      'Many calculators add all digits at once. On about 14 dates in 100 the result differs: one of the two is then a master number.',
  },
  birthday: {
    name: 'Birthday',
    rule: 'The day of the month. It is read as it stands, from 1 to 31, and reduced to one digit with 11 and 22 kept.',
    dispute: 'Some schools reduce the 29th to 2; Decoz keeps its 11.',
  },
  expression: {
    name: 'Expression',
    rule: 'All letters of the full birth name. Each name is reduced on its own, keeping masters; then they are added and reduced.',
    dispute:
      'Others add all letters first. The last digit is always the same; masters and karmic debts can differ. Older books call this number Destiny.',
  },
  'soul-urge': {
    name: 'Soul Urge',
    rule: 'As the Expression, with the vowels alone. Y is a vowel where it sounds like one.',
    dispute: 'Some always count Y as a consonant, some always as a vowel. You can decide for each Y.',
  },
  personality: {
    name: 'Personality',
    rule: 'As the Expression, with the consonants alone.',
    dispute: 'It moves with Y and W, as the Soul Urge does. W is a consonant for us, as for Decoz.',
  },
  'name-in-use': {
    name: 'Minor Expression, Soul Urge and Personality',
    rule: 'As the three above, for the name you go by now instead of the birth name.',
    dispute: 'Some schools count only the current name. Decoz gives the birth name the greater weight.',
  },
  maturity: {
    name: 'Maturity',
    rule: 'Life Path plus Expression, reduced, masters kept.',
    dispute: 'It is said to ripen between 35 and 50; authors differ on the age.',
  },
  balance: {
    name: 'Balance',
    rule: 'The initials of all names, added and reduced to one digit.',
    dispute:
      'Whether a particle such as ‘dos’ has an initial of its own changes this number often. For us it does not.',
  },
  'rational-thought': {
    name: 'Rational Thought',
    rule: 'The letters of the first name plus the day of birth, masters kept.',
    dispute: 'Few authors use it.',
  },
  'karmic-debt': {
    name: 'Karmic Debt',
    rule: 'A core number, or the Birthday, whose total before reducing is 13, 14, 16 or 19.',
    dispute:
      'Some also count totals within one name or one part of the date. A quarter of all birth dates give one in the Life Path alone, so it is not rare.',
  },
  'karmic-lesson': {
    name: 'Karmic Lesson',
    rule: 'A value from 1 to 9 that no letter of the birth name has. It is softened where a core number has that value.',
    dispute: '',
  },
  'hidden-passion': {
    name: 'Hidden Passion',
    rule: 'The value that most letters of the birth name have; there can be several.',
    dispute: 'Some authors name one only, or weigh the letter values against their usual frequency.',
  },
  'subconscious-self': {
    name: 'Subconscious Self',
    rule: '9 less the number of Karmic Lessons.',
    dispute: '',
  },
  cornerstone: { name: 'Cornerstone', rule: 'The first letter of the first name.', dispute: '' },
  capstone: {
    name: 'Capstone',
    rule: 'The last letter of the first name.',
    dispute: 'Clement, the older source, gives more weight to the middle letter, the Keystone.',
  },
  'first-vowel': {
    name: 'First Vowel',
    rule: 'The first vowel of the first name, with Y where it sounds as a vowel.',
    dispute: '',
  },
  plane: {
    name: 'Planes of Expression',
    rule: 'The letters of the birth name in four groups (physical DEMW, mental AGHJLNP, emotional BIORSTXZ, intuitive CFKQUVY), each added and reduced.',
    dispute: 'Some authors count the letters of each plane instead of adding their values.',
  },
  bridge: {
    name: 'Bridge',
    rule: 'The difference between two core numbers, both as single digits. 0 means that they are equal.',
    dispute: '',
  },
  'core-pair': {
    name: 'Two core numbers together',
    rule: 'Two of the five core numbers, as single digits: alike, in harmony where the table of pairs calls them high or compatible, else in contrast.',
    dispute: 'The division into three is ours; authors compare these numbers in many ways.',
  },
  'universal-year': {
    name: 'Universal Year',
    rule: 'The digits of the calendar year, reduced to one digit.',
    dispute: '',
  },
  'personal-year': {
    name: 'Personal Year',
    rule: 'Month and day of birth plus the calendar year, reduced to one digit. No masters. It runs from January to December.',
    dispute: 'Some let it run from birthday to birthday, and a few add the birth year, which Decoz calls wrong.',
  },
  'personal-month': {
    name: 'Personal Month',
    rule: 'Personal Year plus the calendar month, reduced to one digit.',
    dispute: '',
  },
  'personal-day': {
    name: 'Personal Day',
    rule: 'Personal Month plus the calendar day, reduced to one digit.',
    dispute: '',
  },
  essence: {
    name: 'Essence and transits',
    rule: 'Each letter of a name lasts as many years as its value: the first name for body, the middle names for mind, the last for spirit. The three letters of a year are added, masters kept. The year runs from birthday to birthday.',
    dispute: 'With no middle name the last name counts twice (Decoz); others leave the mind empty.',
  },
  pinnacle: {
    name: 'Pinnacles',
    rule: 'Month and day; day and year; the first two together; month and year. Masters are kept. The first ends at the age of 36 less the Life Path; the next two last nine years each.',
    dispute: '',
  },
  challenge: {
    name: 'Challenges',
    rule: 'The differences of the same four pairs, all parts as single digits. The third is the main one, and 0 is common.',
    dispute:
      'Many calculators give them the ages of the Pinnacles; Decoz lets them overlap, and so do we. A few use other pairs.',
  },
  'period-cycle': {
    name: 'Period Cycles',
    rule: 'Birth month, birth day, birth year, masters kept. The first ends at 36 less the Life Path (27 less it for Life Path 1 and 2), the second 27 years later.',
    dispute: 'Others change the cycle at 28 and 56, or with the nearest Personal Year 1.',
  },
  'chaldean-name': {
    name: 'Chaldean name number',
    rule: 'The name you are known by, letters from 1 to 8 by Cheiro’s table, all added and reduced; 11 and 22 kept.',
    dispute: 'Older tables (Sepharial, Kozminsky) give some letters other values.',
  },
  'chaldean-compound': {
    name: 'Chaldean compound',
    rule: 'The sum before it is reduced. A number with no meaning of its own is read as the nearest lower one of its root.',
    dispute: 'Cheiro reduces each name first and adds the roots; modern calculators add all letters. We show both.',
  },
  'chaldean-soul-urge': {
    name: 'Chaldean Soul Urge',
    rule: 'The vowels of the name you are known by, by the Chaldean table.',
    dispute: 'Cheiro does not have it: it was carried over from the Pythagorean school.',
  },
  'hebrew-ordinal': {
    name: 'Ordinal number',
    rule: 'Each Latin letter by its place in the alphabet, A 1 to Z 26, added and reduced; masters kept.',
    dispute: 'This is not gematria, which counts Hebrew letters. The last digit is always the Pythagorean one.',
  },
  'psychic-number': {
    name: 'Psychic number (mulank)',
    rule: 'The day of birth, reduced to one digit. No masters: the 29th is a 2.',
    dispute: 'Some teachers count a birth before sunrise as the day before. We take the date as given.',
  },
  'destiny-number': {
    name: 'Destiny number (bhagyank)',
    rule: 'All digits of the birth date, added and reduced to one digit.',
    dispute: 'A few sites keep 11, 22 and 33. In the West, Destiny is another word for the Expression.',
  },
  'vedic-name': {
    name: 'Name number (namank)',
    rule: 'The name you are known by, with the Chaldean table, reduced to one digit.',
    dispute: 'The letters are therefore not Vedic; one school repeats 1 to 9 through the alphabet.',
  },
  planet: {
    name: 'Ruling planet',
    rule: '1 Sun, 2 Moon, 3 Jupiter, 4 Rahu, 5 Mercury, 6 Venus, 7 Ketu, 8 Saturn, 9 Mars.',
    dispute: 'Western astrologers give 4 to Uranus and 7 to Neptune.',
  },
  friendship: {
    name: 'Friendship of planets',
    rule: 'How each number regards the other, by a published table. It need not be mutual.',
    dispute: 'Other published tables differ.',
  },
  'lo-shu': {
    name: 'Lo Shu square',
    rule: 'Each digit of the birth date, zeros left out, in its place of the square 4 9 2, 3 5 7, 8 1 6. Missing and repeated digits are read.',
    dispute:
      'Some add Driver, Conductor or Kua to the square, or write the year with two digits. The square is old; filling it with birth dates is modern.',
  },
  'lo-shu-ones': {
    name: 'The ones of the square',
    rule: '1, 11, 111 and 1111 are read apart, for the ease of putting feelings into words.',
    dispute: '',
  },
  'lo-shu-lines': {
    name: 'Lines of the square',
    rule: 'Rows, columns and diagonals that are full are strengths; those that are empty ask for practice.',
    dispute: 'Schools name the lines differently, and Pythagorean ‘arrows’ use another order of the square.',
  },
  driver: { name: 'Driver', rule: 'The day of birth, reduced to one digit, read by the Lo Shu school.', dispute: '' },
  conductor: {
    name: 'Conductor',
    rule: 'All digits of the birth date, reduced to one digit, read by the Lo Shu school.',
    dispute: '',
  },
  kua: {
    name: 'Kua number',
    rule: 'The digits of the Chinese year, to one digit: 11 less it for a man, 4 plus it for a woman, reduced; 5 becomes 2 or 8. It gives a group, east or west, and eight directions.',
    dispute:
      'The year turns about 4 February (Li Chun) for us, at the lunar New Year for others. We do not ask for your sex, so both numbers are shown.',
  },
  compatibility: {
    name: 'Compatibility',
    rule: 'Life Path, Expression and Soul Urge of both people, as single digits, compared by a published table; in the Vedic tradition by the friendship of planets.',
    dispute:
      'Schools agree on the groups 1-5-7, 2-4-8 and 3-6-9 and on little else. The result is the average of one table, not a verdict.',
  },
}
