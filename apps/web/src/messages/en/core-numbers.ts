export const cores: Readonly<
  Record<'lifePath' | 'expression' | 'soulUrge' | 'personality', { name: string; from: string; text: string }>
> = {
  lifePath: {
    name: 'Life Path',
    from: 'from the date of birth',
    text: 'Month, day and year are reduced one by one, then added. It is read as the road of a whole life.',
  },
  expression: {
    name: 'Expression',
    from: 'from all letters of the full birth name',
    text: 'Each name is reduced on its own, then they are added. It is read as what a person has been given to work with.',
  },
  soulUrge: {
    name: 'Soul Urge',
    from: 'from the vowels',
    text: 'Also called Heart’s Desire. It is read as what a person wants when no one is looking.',
  },
  personality: {
    name: 'Personality',
    from: 'from the consonants',
    text: 'It is read as what others notice first. In this example the 11 is a master number, so it stays.',
  },
}

export const coreNumbers = {
  example:
    'Take someone born on 14 July 1990 and named Mary Ellen Quinn. To reduce a number is to add its digits until one is left: 14 becomes 1 + 4 = 5.',
  masters: 'Master numbers',
  mastersWhat:
    '11, 22 and 33 are called master numbers. It is often said that they are never reduced. That depends on where they stand: in a character they are kept, in a calendar they are not. Other totals, such as 44, are not master numbers.',
  mastersTable: 'Where master numbers are kept',
  where: 'Where',
  kept: 'Kept',
  none: 'none',
}

/** The rows of the table of masters; `features/numerology/master-table.ts` says which each row keeps. */
export const masters = {
  core: 'Core numbers, Maturity, Rational Thought, Pinnacles',
  birthday: 'Birthday, Period Cycles, Essence',
  chaldean: 'Chaldean names',
  hebrew: 'Hebrew (ordinal)',
  cycles: 'Personal and universal years, months, days',
  reduced: 'Challenges, Bridges, Balance',
  eastern: 'Vedic numbers, Kua',
}
