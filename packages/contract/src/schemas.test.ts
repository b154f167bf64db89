import { describe, expect, test } from 'vitest'
import { ChatRequest, FullName, ProfileUpdate } from './schemas.ts'

describe('a chat message', () => {
  test('of 150 words is taken, of 151 is refused', () => {
    expect(ChatRequest.safeParse({ message: 'moon '.repeat(150) }).success).toBe(true)
    expect(ChatRequest.safeParse({ message: 'moon '.repeat(151) }).error?.issues[0]).toMatchObject({
      path: ['message'],
      message: 'field.too_many_words',
      params: { max: 150 },
    })
  })

  test('of more than 2,000 characters is refused, however few its words', () => {
    expect(ChatRequest.safeParse({ message: 'm'.repeat(2_001) }).success).toBe(false)
  })

  test.each(['', '   ', '\n\t'])('of white space alone is refused: %j', (message) => {
    expect(ChatRequest.safeParse({ message }).success).toBe(false)
  })

  test('takes the old names: practical for pragmatic, toneMode for tone', () => {
    expect(ChatRequest.parse({ message: 'Hi', tone: 'practical' }).tone).toBe('pragmatic')
    expect(ChatRequest.parse({ message: 'Hi', toneMode: 'practical' }).toneMode).toBe('pragmatic')
  })

  test.each([
    [{ message: 'Hi', credits: 0 }, 'credits'],
    [{ message: 'Hi', creditsCost: 0 }, 'creditsCost'],
  ])('with a field that we do not know is refused by its name: %j', (body, field) => {
    expect(ChatRequest.safeParse(body).error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: [field] })
  })
})

describe('a profile', () => {
  test.each(['1899-12-31', '2026-02-30', '2026-13-01', '1990-1-1', '01-01-1990', ''])(
    'refuses the birth date "%s"',
    (birthDate) => {
      expect(ProfileUpdate.safeParse({ birthDate, fullName: 'Ada Lovelace' }).error?.issues[0]?.path).toEqual([
        'birthDate',
      ])
    },
  )

  test.each(['Ada Lovelace', 'José da Silva', 'Mary-Jane O’Neill', "Conan O'Brien", 'J. R. R. Tolkien', 'Łukasz Żak'])(
    'takes the name "%s"',
    (name) => {
      expect(FullName.parse(` ${name} `)).toBe(name)
    },
  )

  test.each(['', '   ', 'R2D2', 'Ada <b>', 'Ada\nLovelace', 'Ада Лавлейс', 'a'.repeat(101)])(
    'refuses the name %j',
    (name) => {
      expect(FullName.safeParse(name).success).toBe(false)
    },
  )
})
