import { routes } from '@numeria/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useReaders, type Reader } from '../test-readers.ts'

const readers = useReaders()
const { ada } = readers

const searchFor = (words: string) => `?${new URLSearchParams({ search: words }).toString()}`
const found = async (person: Reader, words: string) =>
  (await person.history(searchFor(words))).map(({ message }) => message)
const searchTexts = ({ userId }: Reader) =>
  readers.testApp.deps.db.selectFrom('turns').select('search_text').where('user_id', '=', userId).execute()

describe('a search', () => {
  test('finds what was written in compatibility forms, and parts of words', async () => {
    const person = await ada()
    await person.ask('Ｆｕｌｌ ｗｉｄｔｈ, ﬁnally: ΟΔΟΣ, İzmir, Straße')
    const [message] = (await person.history()).map((entry) => entry.message)
    for (const words of ['full WIDTH', 'finally', 'ull', 'ΟΔΟΣ', 'izmir', 'straße', 'ＷＩＤ inal'])
      expect({ words, found: await found(person, words) }).toEqual({ words, found: [message] })
    for (const words of ['width full x', 'zmirr', 'full finallyy'])
      expect({ words, found: await found(person, words) }).toEqual({ words, found: [] })
  })

  test('keeps nothing of a reading that was forgotten', async () => {
    const person = await ada()
    await person.ask('My unforgettable secret')
    await person.call(routes.forgetHistory)
    expect(await searchTexts(person)).toEqual([{ search_text: null }])
    expect(await found(person, 'secret')).toEqual([])
  })

  test('runs once at a time for a person in all processes, ends after two seconds, and leaves others alone', async () => {
    const [person, other] = [await ada(), await ada()]
    await person.ask('Who am I?')
    const { owner } = readers.testApp
    const search = { ...routes.chatHistory, path: routes.chatHistory.path + searchFor('who') }
    await owner.transaction().execute(async (trx) => {
      await sql`lock table turns in access exclusive mode`.execute(trx)
      const waiting = person.call(search)
      await expect
        .poll(async () => {
          const locks = await sql`select 1 from pg_locks where locktype = 'relation' and not granted`.execute(trx)
          return locks.rows.length
        })
        .toBe(1)
      const second = await person.call(search, { app: readers.elsewhere })
      expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([429, 'chat.search_running'])
      expect(second.headers['retry-after']).toBe('1')
      const late = await waiting
      expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([503, 'chat.search_too_long'])
    })
    expect(await found(person, 'who')).toEqual(['Who am I?'])
    expect(await found(other, 'who')).toEqual([])
  })
})
