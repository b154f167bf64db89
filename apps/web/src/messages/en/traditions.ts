export const traditions = {
  five: 'Five traditions',
  pythagorean: {
    title: 'Pythagorean',
    table: 'Letters from 1 to 9',
    paragraphs: [
      'The usual method in the West. The alphabet is written under the numbers 1 to 9, row after row, and the full name at birth is counted. It gives the four core numbers below.',
      '11, 22 and 33 are master numbers and are not reduced in the core numbers. Y is counted as a vowel where it sounds like one, as in Mary, and as a consonant beside another vowel, as in Maya. Spelling cannot hear, so here you may decide yourself. W is a consonant.',
      'A particle belongs to the name that follows it where the language of the name has it so: dos Santos, van der Berg and de la Cruz each count as one name. Other calculators count the particle as a name of its own, which can change a master number or a debt; the workshop shows both results.',
    ],
    disputed:
      'Disputed: many calculators add all the digits or letters at once instead of part by part. For the Life Path that gives another result on about 14 dates in 100.',
  },
  chaldean: {
    title: 'Chaldean',
    table: 'Letters from 1 to 8',
    paragraphs: [
      'Letters are worth 1 to 8; none is worth 9, though a sum may be. What is counted is the name you are known by, not the one on the birth certificate. The sum before it is reduced, the compound, has a meaning of its own. 11 and 22 are kept.',
    ],
    disputed:
      'Disputed: Cheiro reduces each name first and adds the roots; modern calculators add all the letters. The root is always the same, the compound often is not, so we show both. The table is the one Cheiro published in 1926. Its link to the Chaldeans of Babylon is a claim, not a finding.',
  },
  hebrew: {
    title: 'Hebrew',
    table: 'Letters by their place in the Latin alphabet',
    paragraphs: [
      'Each Latin letter counts by its place in the alphabet: A is 1, J is 10, S is 19, Z is 26. The sum is reduced, and 11, 22 and 33 are kept.',
    ],
    disputed:
      'To be plain about the name: this is an ordinal rule for Latin letters. True gematria counts Hebrew letters, Alef 1 to Tav 400, and is a different system. And since the places in the alphabet repeat every nine, the last digit left is always the Pythagorean one. Only the sum before it, and at times a master number, is new.',
  },
  vedic: {
    title: 'Vedic',
    table: 'Each number has its planet',
    paragraphs: [
      'Indian schools use three numbers: the psychic number from the day of birth, the destiny number from all digits of the date, and the name number, from the name you are known by. Each belongs to one of nine heavenly bodies. Everything is reduced to 1 to 9: there are no master numbers, and someone born on the 29th is a 2.',
    ],
    disputed:
      'Disputed: the name number is nearly always counted with the Chaldean table, so the letters are not Vedic. And ‘destiny’ here is the date, while in the West it is another word for the Expression of the name.',
  },
  chinese: {
    title: 'Chinese Lo Shu',
    table: 'Every row, column and diagonal adds up to 15',
    paragraphs: [
      'The digits of the birth date are written into the square, each in its own place and zeros left out. Numbers that repeat, that are missing, and lines that are full or empty are then read; the ones are read apart by how many there are. The Kua number adds a group, east or west, and the names of eight directions.',
    ],
    disputed:
      'To be plain about its age: the square is old and Chinese; filling it with the digits of a birth date is modern practice from India and the West. Everyone born from 1900 to 1999 has a 1 and a 9 in it. Some schools add further numbers to the square; we add none.',
  },
  range: (from: string, to: string) => `${from} to ${to}`,
  even: 'even',
  odd: 'odd',
}

/** By their number, from 1. */
export const planets: readonly string[] = [
  'Sun',
  'Moon',
  'Jupiter',
  'Rahu',
  'Mercury',
  'Venus',
  'Ketu',
  'Saturn',
  'Mars',
]
