import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { errorTable, signupCredits, type ErrorCode, type ErrorReply } from '../../packages/contract/src/index.ts'
import { plainPrice, type Person } from './harness/person.ts'
import { chunk, lastWord, openScriptedModel, says } from './harness/scripted-model.ts'
import { seed, seededRandom } from './harness/seeds.ts'
import { addressOf, openWorld, type World } from './harness/world.ts'

const random = seededRandom(seed)

let world: World
let model: Awaited<ReturnType<typeof openScriptedModel>>
beforeAll(async () => {
  world = await openWorld({ MODEL_FIRST_TOKEN_MS: '5000', MODEL_IDLE_MS: '2000' })
  model = await openScriptedModel()
  await world.startServer(undefined, { MODEL_BASE_URL: `${addressOf(model.port)}/v1` })
})
afterAll(async () => {
  await world.close()
  await model.close()
})
afterEach(() => world.expectTruth())

/** As long as a reading of the plain price has to be. */
const filler = [
  'A slow day is not a lost day, and you have known that for longer than you say.',
  'The people around you notice how calmly you put things in order before you speak.',
  'What you begin this week does not have to be finished this week, only cared for.',
  'Let the louder voices go first, and keep the quiet question for the end of the talk.',
  'Tonight, write down the task that you keep moving, and give it a place in the morning.',
].join(' ')
const text = `Ana, the morning suits your Life Path. 🌙 There is no hurry: the heart — once heard — knows the way. 你好，月亮。 Ça va, Zoë? 👩‍🚀 ${filler}`
const whole = Buffer.from(
  chunk('') + [...text].map((letter) => chunk(letter)).join('') + chunk(null, 'stop') + lastWord,
)

/** The same bytes in other pieces, as networks cut them. */
function cutAt(bytes: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...new Set([...places, bytes.length])].toSorted((one, other) => one - other)
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
}

async function expectWhole(person: Person): Promise<void> {
  const answer = await person.ask()
  expect(answer).toMatchObject({ status: 200, body: { reply: text, creditsCost: plainPrice } })
}

describe('a reply whose bytes come', () => {
  test.each([
    ['one at a time', () => Array.from({ length: whole.length }, (_, place) => place + 1)],
    ['all at once', () => []],
    [
      'cut inside every letter of more than one byte',
      () => [...whole.keys()].filter((place) => (whole[place]! & 0xc0) === 0x80),
    ],
    [
      'cut at 200 places that the seed chooses',
      () => Array.from({ length: 200 }, () => Math.floor(random() * whole.length)),
    ],
  ])('%s is read to the letter', async (_, places) => {
    const person = await world.signIn()
    model.answer(says(...cutAt(whole, places())))
    await expectWhole(person)
  })
})

const fine = chunk('All is well with your Life Path today, and it shows in how you listen. ').repeat(8)
const megabyte = 1024 * 1024
const unusable: readonly [what: string, pieces: () => (string | Buffer)[], ...codes: ErrorCode[]][] = [
  ['that is no JSON', () => [fine, 'data: {"choices":[{"del\n\n'], 'model.unusable'],
  ['that is JSON of another kind', () => [fine, 'data: []\n\n', lastWord], 'model.unusable'],
  ['that is a page', () => ['<!doctype html><title>Bad gateway</title>'], 'model.cut_off'],
  ['with nothing at all in it', () => [], 'model.cut_off'],
  ['that says that it ended and never a word', () => [chunk(null, 'stop'), lastWord], 'model.unusable'],
  ['that does not say why it ended', () => [fine, lastWord], 'model.cut_off'],
  ['that was refused by a filter', () => [fine, chunk(null, 'content_filter'), lastWord], 'model.unusable'],
  [
    'of which five megabytes come as one event',
    () => [`data: ${'x'.repeat(5 * megabyte)}`, '\n\n', lastWord],
    'model.cut_off',
    'model.unusable',
  ],
  [
    'of which five megabytes come as words',
    () => Array.from({ length: 80 }, () => chunk('All is well. '.repeat(5_000))),
    'model.unusable',
    'model.cut_off',
  ],
  ['of white space and nothing else', () => [chunk(' \n '), chunk(null, 'stop'), lastWord], 'model.unusable'],
]

describe('a reply', () => {
  test.each(unusable)('%s costs nothing and says so, and the next one is read', async (_, pieces, ...codes) => {
    const person = await world.signIn()
    model.answer(says(...pieces()))
    const answer = await person.ask<ErrorReply>()
    expect(codes).toContain(answer.body.code)
    expect(answer).toMatchObject({ status: errorTable[answer.body.code].status })
    expect(answer.body.error).toContain('You were not charged.')
    expect(await person.history()).toEqual([])
    expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: 0 })
    model.answer(says(whole))
    await expectWhole(person)
  })

  test('that reaches the longest length is written to its end by a second call', async () => {
    const person = await world.signIn()
    model.answer((response) => {
      model.answer(says(chunk(filler), chunk(null, 'stop'), lastWord))
      return says(chunk('Your Life Path is whole. The second one bre'), chunk(null, 'length'), lastWord)(response)
    })
    const answer = await person.ask()
    const reply = `Your Life Path is whole. ${filler}`
    expect(answer).toMatchObject({ status: 200, body: { reply, creditsCost: plainPrice } })
    expect(await person.history()).toMatchObject([{ response: reply }])
  })

  test('with bytes that are no letters is read without them', async () => {
    const person = await world.signIn()
    const [before = '', behind = ''] = chunk(`All is @ well with you and your Life Path. ${filler}`).split('@')
    const broken = [Buffer.from(before), Buffer.from([0xff, 0xc3, 0x28, 0xf0, 0x9f]), Buffer.from(behind)]
    model.answer(says(Buffer.concat(broken), chunk(null, 'stop'), lastWord))
    const answer = await person.ask()
    expect(answer.status).toBe(200)
    expect(answer.body.reply).toMatch(/^All is .* well with you and your Life Path\./)
    expect(answer.body.reply).not.toContain('\ufffd')
  })

  test('of a model that writes without an end is not kept in memory', async () => {
    const person = await world.signIn()
    let sent = 0
    model.answer(async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const piece = Buffer.from(`data: ${'x'.repeat(megabyte)}`)
      while (!response.destroyed && sent < 200 * megabyte) {
        sent += piece.length
        await new Promise((resolve) => response.write(piece, resolve))
      }
      response.end()
    })
    const answer = await person.ask<ErrorReply>()
    expect(answer.body.error).toContain('You were not charged.')
    // The server hung up long before the end.
    expect(sent).toBeLessThan(100 * megabyte)
    model.answer(says(whole))
    await expectWhole(person)
  })
})
