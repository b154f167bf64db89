import { describe, expect, test } from 'vitest'
import { insertPerson } from '../people/people.queries.ts'
import { calm, useScriptedModel } from './test-scripted-model.ts'

const { model, ada, ask, dataSent, deps } = useScriptedModel()

describe('people whose birth dates were given before', () => {
  const together = ['The two of you', 'Where it flows, where it rubs', 'What you can do']
    .map((title) => `## ${title}\n\n${calm.replaceAll('Ada', 'Dear friend')} Your Expression is 9.`)
    .join('\n\n')
  const rui = { fullName: 'Rui Manuel Costa', birthDate: '1988-11-02' }
  type Data = { people: { id: string; name: string }[]; facts: { id: string }[]; language: string }
  const data = () => dataSent() as Data

  test('are known as soon as a message or the conversation names them', async () => {
    const userId = await ada()
    model.answers = [calm]
    model.answers = [together]
    await ask({ message: 'How do we fit?', reading: 'compatibility', other: rui }, userId)
    expect(data().people).toEqual([
      { id: 'you', name: 'Ada' },
      { id: 'rui', name: 'Rui' },
    ])
    model.answers = [calm]
    await ask({ message: 'And what does RÚI want?' }, userId)
    expect(data().people[1]).toEqual({ id: 'rui', name: 'Rui' })
    expect(data().facts.map(({ id }) => id)).toContain('rui.expression')
    await ask({ message: 'And what should I do?' }, userId)
    expect(data().people).toHaveLength(2)
    expect(JSON.stringify(model.asked)).not.toMatch(/Costa|1988-11-02|Lovelace/)
  })

  test('are named to the model by what they are to the reader, where they are saved', async () => {
    const userId = await ada()
    const { id } = await insertPerson(deps().db, userId, deps().clock.now(), { ...rui, relation: 'brother' })
    model.answers = [together]
    await ask({ message: 'How do we fit?', reading: 'compatibility', other: { personId: id } }, userId)
    expect(data().people[1]).toEqual({ id: 'rui', name: 'Rui', relation: 'brother' })
    await ask({ message: 'What does Rui want?' }, userId)
    expect(data().people.slice(1)).toEqual([{ id: 'rui', name: 'Rui', relation: 'brother' }])
    expect(JSON.stringify(model.asked)).not.toMatch(/Costa|1988-11-02/)
  })

  test('are unknown to everybody else, and where nobody names them', async () => {
    const [userId, stranger] = [await ada(), await ada()]
    model.answers = [together]
    await ask({ message: 'How do we fit?', reading: 'compatibility', other: rui }, userId)
    model.answers = [calm]
    await ask({ message: 'What does Rui want?' }, stranger)
    expect(data().people).toHaveLength(1)
  })

  test.each([
    ['en', 'My mother was born on 3 May 1960. What is she like?'],
    ['en', 'My sister, born 03/05/1960, is angry with me'],
    ['pt', 'A minha mãe nasceu a 3 de maio de 1960'],
    ['es', 'Mi madre nació el 3 de mayo de 1960'],
    ['fr', 'Ma mère est née le 3 mai 1960'],
    ['de', 'Meine Mutter ist am 3. Mai 1960 geboren'],
    ['it', 'Mia madre è nata il 3 maggio 1960'],
    ['it', 'La mia mamma è nata il 3 maggio 1960'],
    ['en', 'My mother was born on 3 May 1960 and I was born in 1994'],
    ['en', 'I was born in 1994, my mother was born on May 3, 1960'],
    ['en', 'My mother’s birthday is 3 May 1960'],
    ['pt', 'A minha mãe faz anos a 3 de maio, é de 1960'],
    ['pt', 'O aniversário da minha mãe é a 3 de maio de 1960'],
    ['es', 'El cumpleaños de mi madre es el 3 de mayo de 1960'],
    ['fr', 'L’anniversaire de ma mère est le 3 mai 1960'],
    ['de', 'Meine Mutter hat am 3. Mai 1960 Geburtstag'],
    ['it', 'Il compleanno di mia madre è il 3 maggio 1960'],
  ])('a date of birth given in words (%s) brings the offer of a comparison, free, once', async (_, message) => {
    const userId = await ada()
    model.answers = [calm]
    const { last, credits } = await ask({ message }, userId)
    expect(last).toMatchObject({
      event: 'done',
      data: { creditsCost: 0, offer: { reading: 'compatibility', birthDate: '1960-05-03' } },
    })
    expect([model.asked, credits.available]).toEqual([[], 100])
    await ask({ message }, userId)
    expect(model.asked).not.toHaveLength(0)
  })

  test.each([
    ['My mother Maria Silva was born on 3 May 1960', 'Maria Silva'],
    ['A minha mãe, Maria da Silva, nasceu a 3 de maio de 1960', 'Maria da Silva'],
    ['Meine Mutter Maria Silva ist am 3. Mai 1960 geboren', undefined],
  ])('the offer after "%s" has the name %s', async (message, fullName) => {
    const { last } = await ask({ message })
    expect(last).toMatchObject({ data: { creditsCost: 0, offer: { birthDate: '1960-05-03' } } })
    expect((last as { data: { offer: { fullName?: string } } }).data.offer.fullName).toBe(fullName)
  })

  test('a date of birth given while another person is in view brings the offer, and not their numbers', async () => {
    const userId = await ada()
    model.answers = [together]
    await ask({ message: 'How do we fit?', reading: 'compatibility', other: rui }, userId)
    model.answers = [calm]
    await ask({ message: 'What does Rui want?' }, userId)
    model.asked = []
    const message = 'My mother was born on 3 May 1960, do we get on?'
    const { last } = await ask({ message }, userId)
    expect(last).toMatchObject({ data: { creditsCost: 0, offer: { birthDate: '1960-05-03' } } })
    await ask({ message }, userId)
    expect(data().people).toHaveLength(1)
    await ask({ message: 'He was born on 2 November 1988, do we get on?' }, userId)
    expect(data().people[1]).toEqual({ id: 'rui', name: 'Rui' })
  })

  test.each(['I was born on 3 May 1960', 'We married on 3 May 1990', 'I was reborn in May', 'My mother is 60'])(
    '"%s" brings none',
    async (message) => {
      model.answers = [calm]
      expect((await ask({ message })).last).toMatchObject({ event: 'done', data: { creditsCost: 3 } })
    },
  )
})

test('a language that was chosen is the reading’s, English too; one that was not follows the message', async () => {
  const language = () => (dataSent() as { language: string }).language
  model.answers = [calm]
  await ask({ message: 'O que diz o meu caminho de vida?', lang: 'en', replyLanguage: 'en' })
  expect(language()).toBe('en')
  await ask({ message: 'O que diz o meu caminho de vida?', lang: 'en' })
  expect(language()).toBe('pt')
})
