import {
  balance,
  birthday,
  bridge,
  coreChart,
  corePairs,
  explainLetterCounts,
  karmicDebts,
  letterCounts,
  maturity,
  minorNumbers,
  nameLetters,
  parsePlainDate,
  planesOfExpression,
  rationalThought,
  softenedLessons,
  type NumberResult,
} from '@numeria/numerology'
import { facts as englishFacts } from '../../../page-texts/en/facts.ts'
import type { Fact, FactWriter, Person } from '../fact.ts'
import { line } from '../words/fact-line.ts'

/** The five numbers of a first reading, with the Personal Year of `year`. */
export function coreFacts(write: FactWriter, person: Person, year: number): Fact[] {
  const { lifePath, expression, soulUrge, personality, personalYear } = coreChart({ ...person, year })
  return [
    ...write.number('life_path', line('step.numbers.lifePath'), lifePath, {
      position: 'lifePath',
      value: lifePath.value,
    }),
    ...write.number('expression', line('step.numbers.expression'), expression, {
      position: 'expression',
      value: expression.value,
    }),
    ...write.number('soul_urge', line('step.numbers.soulUrge'), soulUrge, {
      position: 'soulUrge',
      value: soulUrge?.value ?? 0,
    }),
    ...write.number('personality', line('step.numbers.personality'), personality, {
      position: 'personality',
      value: personality?.value ?? 0,
    }),
    ...write.number('personal_year', line('step.numbers.personalYear'), personalYear, {
      position: 'personalYear',
      value: personalYear.value,
    }),
  ]
}

/** Numbers beside the core: the day of birth, the debts, and the lesser numbers of the name. */
export function lesserFacts(write: FactWriter, person: Person): Fact[] {
  const { fullName } = person
  const birth = parsePlainDate(person.birthDate)
  const { lifePath, expression, soulUrge, personality } = coreChart({ ...person, year: birth.year })
  const day = birthday(birth)
  const mature = maturity(lifePath, expression)
  const steady = balance(fullName)
  const rational = rationalThought(fullName, birth)
  const pathAndExpression = bridge(lifePath, expression)
  const wishAndFace = soulUrge && personality && bridge(soulUrge, personality)
  return [
    ...write.number('birthday', line('step.numbers.birthday'), day, { position: 'birthday', value: birth.day }),
    ...debtFacts(write, [lifePath, day, expression, soulUrge, personality]),
    ...write.number('maturity', line('step.numbers.maturity'), mature, { position: 'maturity', value: mature.value }),
    ...write.number('balance', line('step.numbers.balance'), steady, { position: 'balance', value: steady.value }),
    ...write.number('rational_thought', line('step.numbers.rationalThought'), rational, {
      position: 'rationalThought',
      value: rational.value,
    }),
    ...letterCountFacts(write, fullName, [lifePath, day, expression, soulUrge, personality]),
    ...nameLetterFacts(write, fullName),
    ...planeFacts(write, fullName),
    ...minorFacts(write, person),
    ...write.number(
      'bridge_life_path_expression',
      line('name.bridgeOf', line('step.numbers.lifePath'), line('step.numbers.expression')),
      pathAndExpression,
      { position: 'bridge', value: pathAndExpression.value },
    ),
    ...write.number(
      'bridge_soul_urge_personality',
      line('name.bridgeOf', line('step.numbers.soulUrge'), line('step.numbers.personality')),
      wishAndFace,
      {
        position: 'bridge',
        value: wishAndFace?.value ?? 0,
      },
    ),
    ...corePairFacts(write, { lifePath, birthday: day, expression, soulUrge, personality }),
  ]
}

const coreKeys = {
  lifePath: 'life_path',
  birthday: 'birthday',
  expression: 'expression',
  soulUrge: 'soul_urge',
  personality: 'personality',
} as const

/** How the core numbers of one person meet, two by two. */
function corePairFacts(write: FactWriter, core: Readonly<Record<keyof typeof coreKeys, NumberResult | null>>): Fact[] {
  const valueOf = (position: keyof typeof coreKeys) => core[position]?.value ?? null
  return corePairs({
    lifePath: valueOf('lifePath'),
    birthday: valueOf('birthday'),
    expression: valueOf('expression'),
    soulUrge: valueOf('soulUrge'),
    personality: valueOf('personality'),
  }).map(({ positions: [one, other], relation, key }) =>
    write.told(
      {
        key: `core_pair_${coreKeys[one]}_${coreKeys[other]}`,
        label: line('name.corePair', line(`step.numbers.${one}`), line(`step.numbers.${other}`)),
        text: line(`name.coreRelations.${relation}`),
        working: `${valueOf(one)}, ${valueOf(other)}`,
      },
      { position: 'corePair', value: key },
    ),
  )
}

/** The Planes of Expression. A plane without letters is 0. */
function planeFacts(write: FactWriter, fullName: string): Fact[] {
  return planesOfExpression(fullName).map(({ plane, letters, steps, value }) => {
    const addends = letters.map(({ letter, value: worth }) => `${letter} ${worth}`).join(' + ')
    const arithmetic = letters.length === 0 ? null : `${addends} = ${steps.join(' → ')}`
    return write.told(
      {
        key: `plane_${plane}`,
        label: line(`name.planes.${plane}`),
        value,
        text: String(value),
        working: arithmetic ?? line('name.noLetter'),
        arithmetic,
      },
      { position: 'planeNumber', value, also: [write.text('plane', plane)] },
    )
  })
}

/** The numbers of the name in use, where it is not that of birth. */
function minorFacts(write: FactWriter, { currentName }: Person): Fact[] {
  if (currentName === undefined) return []
  const { expression, soulUrge, personality } = minorNumbers(currentName)
  return [
    ...write.number('minor_expression', line('step.numbers.minorExpression'), expression, {
      position: 'minorExpression',
      value: expression.value,
    }),
    ...write.number('minor_soul_urge', line('step.numbers.minorSoulUrge'), soulUrge, {
      position: 'minorSoulUrge',
      value: soulUrge?.value ?? 0,
    }),
    ...write.number('minor_personality', line('step.numbers.minorPersonality'), personality, {
      position: 'minorPersonality',
      value: personality?.value ?? 0,
    }),
  ]
}

function debtFacts(write: FactWriter, numbers: readonly (NumberResult | null)[]): Fact[] {
  const debts = new Map<number, NumberResult['number'][]>()
  for (const { debt, in: place } of karmicDebts(numbers)) debts.set(debt, [...(debts.get(debt) ?? []), place])
  return [...debts].map(([debt, places]) =>
    write.told(
      {
        key: `karmic_debt_${debt}`,
        label: line('name.karmicDebt'),
        value: debt,
        text: String(debt),
        working: line(
          'name.totalBefore',
          places.map((place) => line(`step.numbers.${place}`)),
          debt,
        ),
      },
      {
        position: 'karmicDebt',
        value: debt,
        also: places.map((place) => write.sentence('debtPosition', `${debt}-${place}`)),
      },
    ),
  )
}

function letterCountFacts(write: FactWriter, fullName: string, core: readonly (NumberResult | null)[]): Fact[] {
  const counted = letterCounts(fullName)
  const steps = explainLetterCounts(counted)
  const working = steps[0]!
  const subconscious = `9 − ${counted.karmicLessons.length} = ${counted.subconsciousSelf}`
  return [
    ...counted.hiddenPassion.map((value) =>
      write.told(
        {
          key: `hidden_passion_${value}`,
          label: line('name.hiddenPassion'),
          value,
          text: String(value),
          working,
          note: `${counted.counts[value]} letters of the full name at birth have the value ${value}; no value has more`,
          steps,
        },
        { position: 'hiddenPassion', value },
      ),
    ),
    ...counted.karmicLessons.map((value) => {
      const places = softenedLessons([value], core).map((softened) => softened.in)
      const note = `no letter of the full name at birth has the value ${value}`
      const { name, step } = englishFacts
      return write.told(
        {
          key: `karmic_lesson_${value}`,
          label: line('name.karmicLesson'),
          value,
          text: String(value),
          working:
            places.length === 0
              ? working
              : line(
                  'name.softened',
                  working,
                  value,
                  places.map((place) => line(`step.numbers.${place}`)),
                ),
          note:
            places.length === 0
              ? note
              : name.softened(
                  note,
                  value,
                  places.map((place) => step.numbers[place]),
                ),
          steps,
        },
        {
          position: 'karmicLesson',
          value,
          also: places.length === 0 ? [] : [write.sentence('softenedLesson', value)],
        },
      )
    }),
    write.told(
      {
        key: 'subconscious_self',
        label: line('name.subconsciousSelf'),
        value: counted.subconsciousSelf,
        text: String(counted.subconsciousSelf),
        working: subconscious,
        arithmetic: subconscious,
        steps,
      },
      { position: 'subconsciousSelf', value: counted.subconsciousSelf },
    ),
  ]
}

function nameLetterFacts(write: FactWriter, fullName: string): Fact[] {
  const { cornerstone, capstone, firstVowel } = nameLetters(fullName)
  const letter = (key: string, position: 'cornerstone' | 'capstone' | 'firstVowel', text: string) =>
    write.told(
      { key, label: line(`name.${position}.label`), text, working: line(`name.${position}.working`), slot: text },
      { position, value: text },
    )
  return [
    letter('cornerstone', 'cornerstone', cornerstone.letter),
    letter('capstone', 'capstone', capstone.letter),
    ...(firstVowel ? [letter('first_vowel', 'firstVowel', firstVowel.letter)] : []),
  ]
}
