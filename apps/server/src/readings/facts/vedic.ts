import {
  destiny,
  parsePlainDate,
  planetOf,
  psychic,
  vedicFriendship,
  vedicName,
  type NumberResult,
} from '@numeria/numerology'
import { knownAs, type Fact, type FactWriter, type Person } from './fact.ts'

/** Mulank, Bhagyank and Namank, the planets that rule them, and how these regard each other. */
export function vedicFacts(write: FactWriter, person: Person): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  const { numbers, vedic } = write.words
  const [day, road, name] = [psychic(birth), destiny(birth), vedicName(knownAs(person))]
  return [
    ...write.number('psychic_number', numbers.psychic, day, { position: 'psychic', value: day.value }),
    planetFact(write, 'psychic_number', vedic.psychic, day),
    ...write.number('destiny_number', numbers.destiny, road, { position: 'destiny', value: road.value }),
    planetFact(write, 'destiny_number', vedic.destiny, road),
    ...write.number('name_number', numbers.vedicName, name),
    planetFact(write, 'name_number', vedic.name, name),
    friendshipFact(write, 'friendship_psychic_destiny', vedic.psychicAndDestiny, day.value, road.value),
    friendshipFact(write, 'friendship_name_psychic', vedic.nameAndPsychic, name.value, day.value),
  ]
}

function planetFact(write: FactWriter, of: string, label: string, { value }: NumberResult): Fact {
  const { vedic } = write.words
  const ruler = planetOf(value)
  const planet = vedic.planets[ruler]
  return write.told(
    {
      key: `planet_of_${of}`,
      label: vedic.planetOf(label),
      text: planet,
      slot: { planet: ruler },
      working: vedic.ruledBy(value, planet),
    },
    { position: 'planet', value },
  )
}

function friendshipFact(write: FactWriter, key: string, label: string, one: number, other: number): Fact {
  const { vedic } = write.words
  const { planets, regards, school } = vedicFriendship(one, other)
  const [first, second] = [vedic.planets[planets[0]], vedic.planets[planets[1]]]
  const text = `${vedic.regards[regards[0]](first, second)}, ${vedic.regards[regards[1]](second, first)}`
  return write.told({ key, label, text, working: vedic.bySchool(school, text) })
}
