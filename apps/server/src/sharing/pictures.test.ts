import { readFile } from 'node:fs/promises'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { at, digitalSourceType, routes, type Picture, type HistoryEntry } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveProfile } from '../accounts/accounts.ts'
import { signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'
import { paintPicture } from './paint-picture.ts'
import { day, night } from './picture-parts.ts'

let sandbox: Sandbox
let testApp: TestApp
const publicUrl = 'http://localhost:4533'

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: publicUrl })
  testApp = await startTestApp([], publicUrl, sandbox.environment)
  await fetch(`${sandbox.url}/_control/model`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'ok', firstTokenMs: 0, tokenMs: 0 }),
  })
})
afterAll(async () => {
  await testApp.stop()
  await sandbox.stop()
})

const ada = { fullName: 'Ada Augusta Lovelace', birthDate: '1985-05-12' }

async function personWith(details?: typeof ada) {
  const userId = await someone(testApp.deps, 100)
  if (details) await saveProfile(testApp.deps.db, userId, details)
  const { headers } = await signedIn(testApp, userId)
  return (
    method: 'GET' | 'POST',
    url: string,
    { payload, language = 'en' }: { payload?: object; language?: string } = {},
  ) =>
    testApp.app.inject({
      method,
      url,
      headers: { ...headers, 'accept-language': language },
      ...(payload && { payload }),
    })
}

/** A person with a finished reading, and where its picture is. */
async function reader(asked: object = { reading: 'life_path' }) {
  const call = await personWith(ada)
  await call('POST', routes.chat.path, { payload: { message: 'Who am I?', lang: 'en', ...asked } })
  const [{ turnId }] = (await call('GET', routes.chatHistory.path)).json<[HistoryEntry]>()
  return { call, turnId, address: at(routes.readingPicture, { turnId }).path }
}

const pixels = ({ png }: Picture) => Buffer.from(png, 'base64')
/** The manifest stands in a chunk of its own. */
const isSigned = (picture: Picture) => pixels(picture).includes('caBX')

describe('the picture of a reading', () => {
  test('is a signed picture of its numbers and first words, marked as an AI’s', async () => {
    const { call, address } = await reader()
    const answer = await call('GET', address)
    expect(answer.headers['cache-control']).toBe('no-store')
    const picture = answer.json<Picture>()
    expect(picture.title).toBe('Life Path')
    expect(picture.numbers[0]).toEqual({ value: 4, label: 'Life Path' })
    expect(picture.numbers.length).toBeLessThanOrEqual(4)
    expect(picture.words).not.toBe('')
    const png = pixels(picture)
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
    expect(png.includes(`Iptc4xmpExt:DigitalSourceType="${digitalSourceType}"`)).toBe(true)
    expect(isSigned(picture)).toBe(true)
  })

  test('has neither name nor birth date unless its owner wants them', async () => {
    const { call, address } = await reader()
    const [plain, named, dated] = await Promise.all(
      ['', '?showName=true', '?showBirthDate=true'].map(async (choice) =>
        (await call('GET', `${address}${choice}`)).json<Picture>(),
      ),
    )
    expect(plain!.words).not.toMatch(/Ada|Lovelace|1985/)
    expect(named!.png).not.toBe(plain!.png)
    expect(dated!.png).not.toBe(plain!.png)
    expect(named!.png).not.toBe(dated!.png)
  })

  test('speaks the language of the page', async () => {
    const { call, address } = await reader()
    expect((await call('GET', address, { language: 'pt' })).json<Picture>().title).toBe('Caminho de Vida')
  })

  test('is its owner’s alone, published or not', async () => {
    const { call, address } = await reader()
    const another = await personWith()
    await call('POST', address.replace(/picture$/, 'public'), { payload: {} })
    const refused = await another('GET', address)
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toMatchObject({ code: 'chat.turn_not_found' })
    expect((await testApp.app.inject({ method: 'GET', url: address })).statusCode).toBe(401)
    expect((await another('GET', at(routes.readingPicture, { turnId: 'none' }).path)).statusCode).toBe(404)
  })

  test('names no other person', async () => {
    const other = { fullName: 'Charles Babbage', birthDate: '1991-12-26' }
    const { call, turnId, address } = await reader({ reading: 'compatibility', other })
    const response = 'Charles brings the plan. Born in 1991, he waits. Together you build.'
    await testApp.deps.db.updateTable('turns').set({ response }).where('turn_id', '=', turnId).execute()
    const picture = (await call('GET', `${address}?showName=true&showBirthDate=true`)).json<Picture>()
    expect(picture.words).toBe('Together you build.')
  })
})

describe('the picture of a chart', () => {
  test('has the core numbers and the book’s words, which are no AI’s', async () => {
    const call = await personWith(ada)
    const picture = (await call('GET', routes.chartPicture.path)).json<Picture>()
    expect(picture).toMatchObject({
      title: 'My chart',
      numbers: expect.arrayContaining([{ value: 4, label: 'Life Path' }]) as object,
    })
    expect(pixels(picture).includes(digitalSourceType)).toBe(false)
    expect(isSigned(picture)).toBe(false)
    const plain = (await call('GET', `${routes.chartPicture.path}?tone=pragmatic`)).json<Picture>()
    expect(plain.words).not.toBe(picture.words)
  })

  test('is refused while there is nothing to count from', async () => {
    const call = await personWith()
    expect((await call('GET', routes.chartPicture.path)).json()).toMatchObject({ code: 'chart.profile_missing' })
  })
})

describe('the picture of a number', () => {
  const visit = (number: string) =>
    testApp.app.inject({ method: 'GET', url: at(routes.numberPicture, { number }).path })

  test('is there for everybody', async () => {
    expect((await visit('22')).json<Picture>()).toMatchObject({
      title: 'Life Path',
      numbers: [{ value: 22, label: 'Life Path' }],
      words: '',
    })
  })

  test('is painted once for all who ask for it', async () => {
    const visits = await Promise.all(Array.from({ length: 20 }, () => visit('7')))
    expect(visits.map(({ statusCode }) => statusCode)).toEqual(visits.map(() => 200))
  })

  test('is there for Life Paths only', async () => {
    expect((await visit('10')).statusCode).toBe(404)
    expect((await visit('none')).statusCode).toBe(400)
  })
})

describe('the picture of a picture', () => {
  test('has the colours of the pages', async () => {
    const css = await readFile(new URL('../../../web/src/styles/tokens.css', import.meta.url), 'utf8')
    const names = {
      soft: 'ink-soft',
      strongLine: 'line-strong',
      brassLine: 'brass-line',
      moonShade: 'moon-shade',
      moonLine: 'moon-line',
    }
    for (const key of Object.keys(night) as (keyof typeof night)[]) {
      const token = key in names ? names[key as keyof typeof names] : key
      expect(css).toContain(`--color-${token}: light-dark(${day[key]}, ${night[key]});`)
    }
  })

  test('takes any text', async () => {
    const hostile = `<script>&"'\u0000 ${'W'.repeat(3_000)} \u{1F319} 莉莉`
    const content = {
      title: hostile,
      numbers: [{ value: 4, label: hostile }],
      words: hostile,
      isWrittenByAi: true,
      who: hostile,
    }
    const png = await paintPicture(content, { light: 'day', language: 'en', site: 'numeria.example' })
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
  })
})
