import {
  destiny,
  parsePlainDate,
  planetOf,
  psychic,
  vedicFriendship,
  vedicName,
  type NumberResult,
  type Regard,
} from '@numeria/numerology'
import type { Fact, FactWriter, Person } from './fact.ts'

const regards: Record<Regard, string> = {
  friend: 'as a friend',
  neutral: 'without favour or dislike',
  enemy: 'as an adversary',
}

/** Mulank, Bhagyank and Namank, the planets that rule them, and how these regard each other. */
export function vedicFacts(write: FactWriter, person: Person): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  const [day, road, name] = [psychic(birth), destiny(birth), vedicName(person.fullName)]
  return [
    ...write.number('psychic_number', 'Psychic number (Mulank)', day, { position: 'birthday', value: day.value }),
    planetFact(write, 'psychic_number', 'Psychic number', day),
    ...write.number('destiny_number', 'Destiny number (Bhagyank)', road, { position: 'lifePath', value: road.value }),
    planetFact(write, 'destiny_number', 'Destiny number', road),
    ...write.number('name_number', 'Name number (Namank)', name, { position: 'expression', value: name.value }),
    planetFact(write, 'name_number', 'Name number', name),
    friendshipFact(write, 'friendship_psychic_destiny', 'Psychic and Destiny number', day.value, road.value),
    friendshipFact(write, 'friendship_name_psychic', 'Name and Psychic number', name.value, day.value),
  ]
}

function planetFact(write: FactWriter, of: string, label: string, { value }: NumberResult): Fact {
  const planet = planetOf(value)
  return write.told(
    {
      key: `planet_of_${of}`,
      label: `Planet of the ${label}`,
      text: planet,
      working: `${value} is ruled by ${planet}`,
    },
    { position: 'planet', value },
  )
}

function friendshipFact(write: FactWriter, key: string, label: string, one: number, other: number): Fact {
  const { planets, regards: regarded, school } = vedicFriendship(one, other)
  const text =
    `${planets[0]} regards ${planets[1]} ${regards[regarded[0]]}, ` +
    `${planets[1]} regards ${planets[0]} ${regards[regarded[1]]}`
  return write.told({ key, label, text, working: `by the ${school} table: ${text}` })
}
