import { expect, test } from 'vitest'
import { balance } from '../pythagorean/lesser-name-numbers.ts'
import { expression, nameNumbers } from '../pythagorean/name-numbers.ts'
import { readName } from '../pythagorean/letter-values.ts'
import { countApart } from './count-apart.ts'
import { explain } from '../test-explain.ts'

const namesOf = (name: string) => readName(name).parts.map((part) => part.written)

test.each([
  ['Ana Maria dos Santos', ['Ana', 'Maria', 'dos Santos']],
  ['JOÃO DA COSTA E SILVA', ['JOÃO', 'DA COSTA', 'E SILVA']],
  ['MARÍA DE LA CRUZ Y LUNA', ['MARÍA', 'DE LA CRUZ', 'Y LUNA']],
  ['João da Costa e Silva', ['João', 'da Costa', 'e Silva']],
  ['Jan van der Berg', ['Jan', 'van der Berg']],
  ['Juan de la Cruz', ['Juan', 'de la Cruz']],
  ['José Ortega y Gasset', ['José', 'Ortega', 'y Gasset']],
  ['Maria De Luca', ['Maria', 'De Luca']],
  ['Otto von Bismarck', ['Otto', 'von Bismarck']],
  ['Karl von und zu Guttenberg', ['Karl', 'von und zu Guttenberg']],
  ['Jan op den Berg', ['Jan', 'op den Berg']],
  ["Sophie in 't Veld", ['Sophie', "in 't Veld"]],
  ["Lorenzo de' Medici", ['Lorenzo', "de' Medici"]],
  ['Lorenzo de’ Medici', ['Lorenzo', 'de’ Medici']],
  ['Omar Al-Hassan', ['Omar', 'Al Hassan']],
])('%s: a particle counts with the name that follows it', (name, parts) => {
  expect(namesOf(name)).toEqual(parts)
})

test.each([
  ['Van Morrison', ['Van', 'Morrison']],
  ['Ram Das', ['Ram', 'Das']],
  ['John E Smith', ['John', 'E', 'Smith']],
  ['JOHN E SMITH', ['JOHN', 'E', 'SMITH']],
  ['Kim In Sung', ['Kim', 'In', 'Sung']],
  ['Nguyen Van Minh', ['Nguyen', 'Van', 'Minh']],
  ['Minh Van Nguyen', ['Minh', 'Van', 'Nguyen']],
])('%s has no particle: a first name, a last name, an initial, a name of another language', (name, parts) => {
  expect(namesOf(name)).toEqual(parts)
  expect(countApart(readName(name), null)).toBeNull()
})

test('counted apart, particles are names of their own, and the working names both results', () => {
  const name = 'Ana dos Santos'
  const apart = expression(name, { particles: 'apart' })
  expect(apart.parts.map(({ written }) => written)).toEqual(['Ana', 'dos', 'Santos'])
  const joined = expression(name)
  expect([joined.steps, countApart(joined.reading, null)?.steps]).toEqual([
    [16, 7],
    [25, 7],
  ])
  expect(explain(joined)).toContain('dos Santos counts as one name: the particle belongs to the name that follows it')
  expect(explain(joined)).toContain('With the particle as a name of its own, as some calculators count it: 25 → 7')
  for (const full of ['Ana dos Santos', 'JOÃO DA COSTA E SILVA', 'Jan van der Ysberg', 'Maria de La Cruz e Sousa']) {
    const { expression: one, soulUrge: heart, personality: face } = nameNumbers(full)
    const others = nameNumbers(full, { particles: 'apart' })
    expect(countApart(one.reading, null)?.steps).toEqual(others.expression.steps)
    expect(countApart(heart!.reading, 'vowel')?.steps).toEqual(others.soulUrge!.steps)
    expect(countApart(face!.reading, 'consonant')?.steps).toEqual(others.personality!.steps)
  }
  expect([balance(name).value, balance(name, { particles: 'apart' }).value]).toEqual([5, 6])
})

test('the working of Balance names the initials of the other way, where its number differs', () => {
  for (const name of ['João dos Santos', 'Jan van der Ysberg', 'Maria de La Cruz e Sousa'])
    expect(explain(balance(name))).toContain(
      `With the particle as a name of its own, as some calculators count it: ${balance(name, { particles: 'apart' }).steps.join(' → ')}`,
    )
  expect(explain(balance('Ana dos Юлия')).join()).not.toContain('particle')
  expect(explain(balance('João Santos')).join()).not.toContain('particle')
  expect(explain(balance('João dos Santos', { particles: 'apart' })).join()).not.toContain('particle')
})

test('a particle is never called a master number', () => {
  for (const particles of ['joined', 'apart'] as const)
    expect(explain(expression('Ana dos Santos', { particles })).filter((line) => /^dos: .*master/.test(line))).toEqual(
      [],
    )
})

test('a person may still decide by hand what counts as one name', () => {
  expect(readName('Jan van der Berg Silva', { together: ['Berg Silva'] }).parts.map(({ written }) => written)).toEqual([
    'Jan',
    'van der Berg Silva',
  ])
})
