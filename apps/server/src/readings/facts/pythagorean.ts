import {
  balance,
  birthday,
  bridge,
  coreChart,
  explainLetterCounts,
  karmicDebts,
  letterCounts,
  maturity,
  nameLetters,
  numberNames,
  parsePlainDate,
  rationalThought,
  type NumberResult,
} from '@numeria/numerology'
import type { Fact, FactWriter, Person } from './fact.ts'

/** The five numbers of a first reading, with the Personal Year of `year`. */
export function coreFacts(write: FactWriter, person: Person, year: number): Fact[] {
  const { lifePath, expression, soulUrge, personality, personalYear } = coreChart({ ...person, year })
  return [
    ...write.number('life_path', 'Life Path', lifePath, { position: 'lifePath', value: lifePath.value }),
    ...write.number('expression', 'Expression', expression, { position: 'expression', value: expression.value }),
    ...write.number('soul_urge', 'Soul Urge', soulUrge, { position: 'soulUrge', value: soulUrge?.value ?? 0 }),
    ...write.number('personality', 'Personality', personality, {
      position: 'personality',
      value: personality?.value ?? 0,
    }),
    ...write.number('personal_year', 'Personal Year', personalYear, {
      position: 'personalYear',
      value: personalYear.value,
    }),
  ]
}

/** What stands beside the core: the day of birth, the debts, and the lesser numbers of the name. */
export function lesserFacts(write: FactWriter, person: Person): Fact[] {
  const { fullName } = person
  const birth = parsePlainDate(person.birthDate)
  const { lifePath, expression, soulUrge, personality } = coreChart({ ...person, year: birth.year })
  const day = birthday(birth)
  const mature = maturity(lifePath, expression)
  const steady = balance(fullName)
  return [
    ...write.number('birthday', 'Birthday', day, { position: 'birthday', value: day.value }),
    ...debtFacts(write, [lifePath, day, expression, soulUrge, personality]),
    ...write.number('maturity', 'Maturity', mature, { position: 'maturity', value: mature.value }),
    ...write.number('balance', 'Balance', steady, { position: 'balance', value: steady.value }),
    ...write.number('rational_thought', 'Rational Thought', rationalThought(fullName, birth)),
    ...letterCountFacts(write, fullName),
    ...nameLetterFacts(write, fullName),
    ...write.number('bridge_life_path_expression', 'Bridge of Life Path and Expression', bridge(lifePath, expression)),
    ...(soulUrge && personality
      ? write.number(
          'bridge_soul_urge_personality',
          'Bridge of Soul Urge and Personality',
          bridge(soulUrge, personality),
        )
      : []),
  ]
}

function debtFacts(write: FactWriter, numbers: readonly (NumberResult | null)[]): Fact[] {
  const debts = new Map<number, string[]>()
  for (const { debt, in: place } of karmicDebts(numbers))
    debts.set(debt, [...(debts.get(debt) ?? []), numberNames[place]])
  return [...debts].map(([debt, places]) =>
    write.told(
      {
        key: `karmic_debt_${debt}`,
        label: 'Karmic Debt',
        value: debt,
        text: String(debt),
        working: `The total of ${places.join(' and ')} is ${debt} before it is reduced`,
      },
      { position: 'karmicDebt', value: debt },
    ),
  )
}

function letterCountFacts(write: FactWriter, fullName: string): Fact[] {
  const counted = letterCounts(fullName)
  const steps = explainLetterCounts(counted)
  const working = steps[0]!
  return [
    ...counted.hiddenPassion.map((value) =>
      write.told(
        { key: `hidden_passion_${value}`, label: 'Hidden Passion', value, text: String(value), working, steps },
        { position: 'hiddenPassion', value },
      ),
    ),
    ...counted.karmicLessons.map((value) =>
      write.told(
        { key: `karmic_lesson_${value}`, label: 'Karmic Lesson', value, text: String(value), working, steps },
        { position: 'karmicLesson', value },
      ),
    ),
    write.told({
      key: 'subconscious_self',
      label: 'Subconscious Self',
      value: counted.subconsciousSelf,
      text: String(counted.subconsciousSelf),
      working: `9 − ${counted.karmicLessons.length} = ${counted.subconsciousSelf}`,
      steps,
    }),
  ]
}

function nameLetterFacts(write: FactWriter, fullName: string): Fact[] {
  const { cornerstone, capstone, firstVowel } = nameLetters(fullName)
  const letter = (key: string, label: string, text: string, working: string) =>
    write.told({ key, label, text, working })
  return [
    letter('cornerstone', 'Cornerstone', cornerstone.letter, 'the first letter of the first name'),
    letter('capstone', 'Capstone', capstone.letter, 'the last letter of the first name'),
    ...(firstVowel
      ? [letter('first_vowel', 'First Vowel', firstVowel.letter, 'the first vowel of the first name')]
      : []),
  ]
}
