import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useScriptedModel, calm } from '../writing/test-scripted-model.ts'

const { model, ada, overHttp, testApp } = useScriptedModel()

/** What is taken away when a reading, its conversation or the account is deleted, or the time of a failed turn is over. */
const forgettable =
  'state conversation_id idempotency_key request_hash question_hash message response suggestions numbers refusals rewrite_reason'.split(
    ' ',
  )

test('a turn that has ended loses its words at most: nothing else of it can be changed', async () => {
  const userId = await ada()
  model.answers = [calm]
  expect((await overHttp('Who am I?', userId)).turn).toMatchObject({ state: 'done', charged: 3 })
  const { owner } = testApp()
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'turns'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(owner)
  const changeable: string[] = []
  for (const { name } of rows) {
    const column = sql.ref(name)
    const change = sql`update turns set ${column} = ${column} where user_id = ${userId}`.execute(owner)
    const code = await change.then(
      () => null,
      (error: { code: string }) => error.code,
    )
    if (code === null) changeable.push(name)
    else expect(code).toBe('NU001')
  }
  expect(changeable.toSorted()).toEqual(forgettable.toSorted())
})
