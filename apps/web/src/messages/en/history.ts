export const stages: readonly { when: string; what: string; text: string }[] = [
  {
    when: 'Antiquity',
    what: 'Letters that are numbers',
    text: 'Hebrew and Greek wrote numbers with the letters of their alphabets, so every word was also a sum. Reading meaning into such sums is called gematria in Hebrew and isopsephy in Greek.',
  },
  {
    when: '6th century BC',
    what: 'Pythagoras',
    text: 'His school taught that number lies at the root of all things. He left no writings. The letter table that bears his name uses the modern Latin alphabet, and is none of his.',
  },
  {
    when: 'China',
    what: 'The square of Lo Shu',
    text: 'Legend has a turtle carry it out of the river Luo: nine numbers that add up to 15 along every line.',
  },
  {
    when: 'India',
    what: 'Nine heavenly bodies',
    text: 'The numbers 1 to 9 are given to the Sun, the Moon, five planets and the two lunar nodes, Rahu and Ketu. Schools differ on which are friends.',
  },
  {
    when: 'After 1900',
    what: 'Modern numerology',
    text: 'Teachers in the United States, L. Dow Balliett among the first, gave the Latin letters the values 1 to 9. In 1926 the palm reader Cheiro fixed the table that is called Chaldean today.',
  },
  {
    when: 'Today',
    what: 'Many schools, many calculators',
    text: 'They disagree, and rarely say so. For the Western numbers we follow Hans Decoz, whose rules are the most consistent that we found.',
  },
]
