import { describe, expect, test } from 'vitest'
import { tellingWords } from './telling-words.ts'

const ada = { fullName: 'Ada Maria Lindqvist', birthDate: '1990-07-14' }
const bruno = { fullName: 'Bruno Costa', birthDate: '1988-02-29' }

describe('the words on a picture', () => {
  test('are the first whole sentences, a line or two of them', () => {
    const first = 'Your Life Path is 4, and it asks you to build what lasts.'
    const second = 'It likes a plan, and people who come on time.'
    expect(
      tellingWords(
        [`${first} ${second} A third sentence, which would not fit on the picture any more.`, 'Another paragraph.'],
        [ada],
      ),
    ).toBe(`${first} ${second}`)
  })

  test('name nobody, whatever the letters', () => {
    expect(tellingWords(['Ada, your 4 is a builder. What you begin stays.'], [ada])).toBe('What you begin stays.')
    expect(tellingWords(['BRUNO’S 2 bends. Together you rest.'], [ada, bruno])).toBe('Together you rest.')
    expect(tellingWords(['José é um cinco. Fica.'], [{ fullName: 'Jose\u0301 Silva', birthDate: '1990-01-01' }])).toBe(
      'Fica.',
    )
  })

  test('tell no birthday, in numbers or in words of any language', () => {
    for (const birthday of [
      'Born on 14 July, you lead.',
      'July 14th is yours.',
      'Nascida a 14 de julho, lideras.',
      'In 1990 it began.',
      '14. Juli: ein guter Tag.',
    ])
      expect(tellingWords([birthday, 'You lead.'], [ada])).toBe('You lead.')
  })

  test('a day or a month alone is no birthday', () => {
    expect(tellingWords(['In July you rest.'], [ada])).toBe('In July you rest.')
    expect(tellingWords(['Your 14 asks for patience.'], [ada])).toBe('Your 14 asks for patience.')
  })

  test('there are none where every sentence is private', () => {
    expect(tellingWords(['Ada, it is you.'], [ada])).toBe('')
  })
})
