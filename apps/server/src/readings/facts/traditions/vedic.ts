import {
  destiny,
  parsePlainDate,
  planetOf,
  psychic,
  vedicFriendship,
  vedicName,
  type NumberResult,
} from '@numeria/numerology'
import { line, type FactLine } from '../words/fact-line.ts'
import { knownAs, type Fact, type FactWriter, type Person } from '../fact.ts'

/** Mulank, Bhagyank and Namank, the planets that rule them, and how these regard each other. */
export function vedicFacts(write: FactWriter, person: Person): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  const [day, road, name] = [psychic(birth), destiny(birth), vedicName(knownAs(person))]
  return [
    ...write.number('psychic_number', line('step.numbers.psychic'), day, { position: 'psychic', value: day.value }),
    planetFact(write, 'psychic_number', line('vedic.psychic'), day),
    ...write.number('destiny_number', line('step.numbers.destiny'), road, { position: 'destiny', value: road.value }),
    planetFact(write, 'destiny_number', line('vedic.destiny'), road),
    ...write.number('name_number', line('step.numbers.vedicName'), name),
    planetFact(write, 'name_number', line('vedic.name'), name),
    friendshipFact(write, 'friendship_psychic_destiny', line('vedic.psychicAndDestiny'), day.value, road.value),
    friendshipFact(write, 'friendship_name_psychic', line('vedic.nameAndPsychic'), name.value, day.value),
  ]
}

function planetFact(write: FactWriter, of: string, label: FactLine, { value }: NumberResult): Fact {
  const planet = planetOf(value)
  return write.told(
    {
      key: `planet_of_${of}`,
      label: line('vedic.planetOf', label),
      text: line(`vedicPair.planets.${planet}`),
      slot: { planet },
      working: line('vedic.ruledBy', value, planet),
    },
    { position: 'planet', value },
  )
}

function friendshipFact(write: FactWriter, key: string, label: FactLine, one: number, other: number): Fact {
  const { planets, regards, school } = vedicFriendship(one, other)
  const [first, second] = [line(`vedicPair.planets.${planets[0]}`), line(`vedicPair.planets.${planets[1]}`)]
  const text = line(
    'vedic.eachOther',
    line(`vedicPair.regards.${regards[0]}`, first, second),
    line(`vedicPair.regards.${regards[1]}`, second, first),
  )
  return write.told({ key, label, text, working: line('vedic.bySchool', school, text) })
}
