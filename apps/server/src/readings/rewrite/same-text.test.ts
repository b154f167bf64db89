import { expect, test } from 'vitest'
import { calm, useScriptedModel } from '../writing/test-scripted-model.ts'

const { model, ada, ask, dataSent } = useScriptedModel()

const other = calm.replaceAll('teaches you to wait', 'asks you to rest').replaceAll('Ada, beside', 'Beside')

/** A reading of 10 credits, and the request for its rewrite. */
async function refusedReading() {
  const userId = await ada()
  model.answers = [calm]
  const { turn } = await ask({ message: 'What is my life path?' }, userId)
  model.asked = []
  return { userId, request: { rewriteOf: turn.turn_id, reason: { code: 'too_general' } } }
}

test('a rewrite that begins as the refused reading does is asked for once more, and only the other text is shown', async () => {
  const { userId, request } = await refusedReading()
  model.answers = [calm, other]
  const { shown, turn } = await ask(request, userId)
  expect(shown).toBe(other)
  expect(dataSent()).toMatchObject({ repair: [{ fault: 'repeats_refused' }] })
  expect(turn).toMatchObject({
    state: 'done',
    charged: 0,
    refusals: [{ rule: 'repeats_refused', outcome: 'repaired' }],
  })
})

test('a rewrite that is the refused text again fails, and the reading keeps its rewrite', async () => {
  const { userId, request } = await refusedReading()
  model.answers = [calm]
  expect((await ask(request, userId)).last).toMatchObject({ event: 'error', data: { code: 'model.unusable' } })
  expect(model.asked).toHaveLength(2)
  model.answers = [other]
  expect((await ask(request, userId)).shown).toBe(other)
})

test('a rewrite that is the refused text behind another first sentence fails too', async () => {
  const { userId, request } = await refusedReading()
  model.answers = [`Rest, Ada, because the night is long. ${calm}`]
  const { last, turn } = await ask(request, userId)
  expect(last).toMatchObject({ event: 'error', data: { code: 'model.unusable' } })
  expect(turn.refusals).toEqual([{ rule: 'repeats_refused', claimed: expect.any(String), outcome: 'failed' }])
})
