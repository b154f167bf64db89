import { startSandbox, type Sandbox } from '@numeria/sandbox'
import {
  digitalSourceType,
  type ChatReply,
  type HistoryEntry,
  type PublicReading,
  type PublishedReply,
} from '@numeria/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { untilBlocked } from '../../../../tests/support/test-database.ts'
import { saveProfile } from '../accounts/accounts.ts'
import { rules } from './mask.ts'
import { signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'

let sandbox: Sandbox
let testApp: TestApp
const publicUrl = 'http://localhost:4512'

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: publicUrl })
  testApp = await startTestApp([], publicUrl, { ...sandbox.environment, LIMITS_PER_ADDRESS_TIMES: '1' })
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

const details = { fullName: 'Ada Augusta Lovelace', birthDate: '1985-05-12' }

/** A user with a finished reading. */
async function reader(asked: object = { reading: 'life_path' }, fullName = details.fullName) {
  const userId = await someone(testApp.deps, 100)
  await saveProfile(testApp.deps.db, userId, { ...details, fullName })
  const { headers } = await signedIn(testApp, userId)
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    testApp.app.inject({ method, url, headers, ...(payload && { payload }) })
  const answer = await call('POST', '/api/chat', { message: 'Who am I?', lang: 'en', ...asked })
  const { reply } = answer.json<ChatReply>()
  const [{ turnId }] = (await call('GET', '/api/chat/history')).json<[HistoryEntry]>()
  const address = `/api/chat/turns/${turnId}/public`
  return {
    call,
    turnId,
    reply,
    address,
    publish: async (choices: object = {}) => {
      const { published } = (await call('POST', address, choices)).json<PublishedReply>()
      return new URL(published!.url).pathname.split('/').at(-1)!
    },
  }
}

const visit = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })
const readingAt = async (slug: string) => (await visit(`/api/shared/${slug}`)).json<PublicReading>()

describe('a reading', () => {
  test('is nobody’s but its owner’s until they make it public', async () => {
    const ada = await reader()
    expect((await ada.call('GET', ada.address)).json()).toEqual({ published: null })
    const slug = await ada.publish()
    expect(slug).toMatch(/^[\w-]{22}$/)
    expect((await ada.call('GET', ada.address)).json()).toEqual({
      published: { url: `${publicUrl}/shared/${slug}`, showName: false, showBirthDate: false },
    })
    expect(await readingAt(slug)).toMatchObject({
      reading: 'life_path',
      tradition: 'pythagorean',
      language: 'en',
      fullName: null,
      birthDate: null,
      createdOn: '2026-11-21',
    })
  })

  test('is public at one address, whatever is chosen later, and at another one after it was not', async () => {
    const ada = await reader()
    const slug = await ada.publish()
    expect(await ada.publish({ showName: true })).toBe(slug)
    expect((await readingAt(slug)).fullName).toBe(details.fullName)
    expect((await ada.call('DELETE', ada.address)).statusCode).toBe(204)
    for (const path of [`/api/shared/${slug}`, `/shared/${slug}`, `/shared/${slug}/picture.png`])
      expect((await visit(path)).statusCode).toBe(404)
    const again = await ada.publish()
    expect(again).not.toBe(slug)
    expect((await visit(`/api/shared/${slug}`)).statusCode).toBe(404)
  })

  test('goes with the turn, and with the whole history', async () => {
    const [ada, eva] = [await reader(), await reader()]
    const slugs = [await ada.publish(), await eva.publish()]
    await ada.call('DELETE', `/api/chat/history/${ada.turnId}`)
    await eva.call('DELETE', '/api/chat/history')
    for (const slug of slugs) expect((await visit(`/api/shared/${slug}`)).statusCode).toBe(404)
    const everything = await testApp.everyRow()
    for (const slug of slugs) expect(everything).not.toContain(slug)
    expect((await ada.call('POST', ada.address, {})).statusCode).toBe(404)
  })

  test.each([
    ['the turn', (turnId: string) => `/api/chat/history/${turnId}`],
    ['the conversation', (_: string, id: string) => `/api/conversations/${id}`],
    ['the whole history', () => '/api/chat/history'],
  ])('leaves nothing of its text where it is published in the moment that deletes %s', async (_, addressOf) => {
    const ada = await reader()
    const [{ conversationId }] = (await ada.call('GET', '/api/chat/history')).json<[HistoryEntry]>()
    await ada.publish()
    const { db } = testApp.deps
    const [published] = await db
      .deleteFrom('public_readings')
      .where('turn_id', '=', ada.turnId)
      .returningAll()
      .execute()
    const { user_id, turn_id, slug, shows_name, shows_birth_date, published_at, shown } = published!
    let deletion: ReturnType<typeof ada.call> | undefined
    await db.transaction().execute(async (trx) => {
      await sql`select from turns where user_id = ${user_id} and turn_id = ${turn_id} for share`.execute(trx)
      await sql`insert into public_readings (user_id, turn_id, slug, shows_name, shows_birth_date, published_at, shown)
        values (${user_id}, ${turn_id}, ${slug}, ${shows_name}, ${shows_birth_date}, ${published_at}, ${JSON.stringify(shown)}::jsonb)`.execute(
        trx,
      )
      deletion = ada.call('DELETE', addressOf(turn_id, conversationId!))
      void deletion.catch(() => {})
      await waiting()
    })
    expect((await deletion!).statusCode).toBe(204)
    expect(await db.selectFrom('public_readings').selectAll().where('turn_id', '=', turn_id).execute()).toEqual([])
  })

  test('is published by nobody else', async () => {
    const [ada, eva] = [await reader(), await reader()]
    const slug = await ada.publish()
    for (const method of ['GET', 'POST'] as const)
      expect((await eva.call(method, ada.address, method === 'POST' ? {} : undefined)).json()).toMatchObject({
        code: 'chat.turn_not_found',
      })
    await eva.call('DELETE', ada.address)
    expect((await visit(`/api/shared/${slug}`)).statusCode).toBe(200)
    expect((await visit(ada.address)).statusCode).toBe(401)
  })

  test('is published within 15 minutes of signing in, and taken back at any time', async () => {
    const ada = await reader()
    const slug = await ada.publish()
    testApp.passTime(15.1)
    expect((await ada.call('POST', ada.address, {})).json()).toMatchObject({ code: 'auth.fresh_sign_in_required' })
    expect((await ada.call('DELETE', ada.address)).statusCode).toBe(204)
    expect((await visit(`/api/shared/${slug}`)).statusCode).toBe(404)
  })

  test('that is none, as the answer that asks for a birth date, is not published', async () => {
    const { headers } = await signedIn(testApp)
    await testApp.app.inject({ method: 'POST', url: '/api/chat', headers, payload: { message: 'Hello' } })
    const history = await testApp.app.inject({ method: 'GET', url: '/api/chat/history', headers })
    const [{ turnId }] = history.json<[HistoryEntry]>()
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/api/chat/turns/${turnId}/public`,
      headers,
      payload: {},
    })
    expect(answer.statusCode).toBe(404)
  })

  test.each(['nothing', 'a'.repeat(22), '%00', '..%2f..', 'a'.repeat(64)])(
    'at the address %j is not there',
    async (slug) => {
      for (const path of [`/api/shared/${slug}`, `/shared/${slug}`, `/shared/${slug}/picture.png`])
        expect((await visit(path)).statusCode).toBe(404)
    },
  )
})

describe('the numbers of a public reading', () => {
  test.each([
    { fullName: 'Leonor Azevedo Brito', asked: { tradition: 'chaldean' } },
    { fullName: 'Leonor Azevedo Brito', asked: { tradition: 'chaldean', depth: 'quick' } },
    { fullName: 'Leonor Azevedo Brito', asked: { tradition: 'chaldean', lang: 'pt' } },
    { fullName: 'boris van blum', asked: { tradition: 'chaldean', reading: 'life_path' } },
    { fullName: 'Leonor Azevedo Brito', asked: { tradition: 'pythagorean' } },
    { fullName: 'Leonor Azevedo Brito', asked: { tradition: 'hebrew' } },
    { fullName: 'Leonor Azevedo Brito', asked: { tradition: 'vedic' } },
    { fullName: 'Leonor Azevedo Brito', asked: { tradition: 'chinese' } },
    {
      fullName: 'Leonor Azevedo Brito',
      asked: {
        tradition: 'chaldean',
        reading: 'compatibility',
        other: { fullName: 'Tomas Bakerfield', birthDate: '1985-07-09' },
      },
    },
  ])('hold no part of a hidden name: $fullName, $asked', async ({ fullName, asked }) => {
    const owner = await reader(asked, fullName)
    const slug = await owner.publish()
    const parts = [...fullName.split(' '), 'Tomas', 'Bakerfield'].join('|')
    const anyPart = new RegExp(`(?<!\\p{L})(?:${parts})(?!\\p{L})`, 'iu')
    for (const lang of ['en', 'pt'])
      for (const path of [`/api/shared/${slug}`, `/shared/${slug}`]) {
        const { statusCode, body } = await visit(path, { 'accept-language': lang })
        expect(statusCode).toBe(200)
        expect(body).not.toMatch(anyPart)
      }
    expect((await readingAt(slug)).numbers.length).toBeGreaterThan(0)
  })

  test('name its parts where the owner shows the name', async () => {
    const owner = await reader({ tradition: 'chaldean' }, 'Leonor Azevedo Brito')
    const { numbers } = await readingAt(await owner.publish({ showName: true }))
    expect(numbers.map(({ label }) => label)).toContain('Compound number of Leonor')
  })
})

describe('the preview of a public reading', () => {
  test('shows its owner what the page would show, and publishes nothing', async () => {
    const ada = await reader()
    const preview = await ada.call('GET', `${ada.address}/preview`)
    expect(preview.json<PublicReading>().response).not.toMatch(/Ada|\[…\]/)
    expect((await ada.call('GET', `${ada.address}/preview?showName=true`)).json<PublicReading>()).toMatchObject({
      fullName: details.fullName,
      birthDate: null,
    })
    expect((await ada.call('GET', ada.address)).json()).toEqual({ published: null })
    expect(await readingAt(await ada.publish())).toEqual(preview.json())
  })

  test('is nobody else’s', async () => {
    const [ada, eva] = [await reader(), await reader()]
    expect((await eva.call('GET', `${ada.address}/preview`)).json()).toMatchObject({ code: 'chat.turn_not_found' })
    expect((await visit(`${ada.address}/preview`)).statusCode).toBe(401)
  })
})

describe('a public reading', () => {
  const said = /\[…\]|Ada|Augusta|Lovelace|1985|12 May|May 12|grace|hopper|1906/i

  test('has neither name nor birth date in any word, number or address of it', async () => {
    const ada = await reader()
    expect(ada.reply).toMatch(/Ada/)
    const slug = await ada.publish()
    const everything = [await visit(`/api/shared/${slug}`), await visit(`/shared/${slug}`)]
      .map(({ body }) => body)
      .join()
    expect(everything).not.toMatch(said)
    expect((await readingAt(slug)).numbers.map(({ key }) => key)).not.toContain('birthday')
  })

  test('shows what its owner chose, and never the other person', async () => {
    const other = { fullName: 'Grace Brewster Hopper', birthDate: '1906-12-09' }
    const ada = await reader({ reading: 'compatibility', other })
    const slug = await ada.publish({ showName: true, showBirthDate: true })
    const reading = await readingAt(slug)
    expect(reading).toMatchObject(details)
    expect(ada.reply).toMatch(/Grace/)
    expect(JSON.stringify(reading)).not.toMatch(/Grace|Brewster|Hopper|1906/)
  })

  test('leaves out every person whom its question names', async () => {
    const [tom, lisa] = [
      { fullName: 'Tom Baker', birthDate: '1985-07-09' },
      { fullName: 'Lisa Stone', birthDate: '1979-11-23' },
    ]
    const ada = await reader({ reading: 'compatibility', other: tom })
    await ada.call('POST', '/api/chat', { message: 'Are we compatible?', reading: 'compatibility', other: lisa })
    const answer = await ada.call('POST', '/api/chat', { message: 'How do Tom and Lisa get along?', lang: 'en' })
    expect(answer.json<ChatReply>().reply).toMatch(/Tom[^]*Lisa|Lisa[^]*Tom/)
    const { turnId } = (await ada.call('GET', '/api/chat/history')).json<HistoryEntry[]>().at(-1)!
    const { published } = (await ada.call('POST', `/api/chat/turns/${turnId}/public`, {})).json<PublishedReply>()
    const path = new URL(published!.url).pathname
    for (const lang of ['en', 'pt'])
      for (const url of [path, `/api${path}`])
        expect((await visit(url, { 'accept-language': lang })).body).not.toMatch(
          /\b(?:Tom|Baker|Lisa|Stone|1985|1979)\b/,
        )
  })

  test.each([
    ['Ben Carter', 'Al Pacino'],
    ['Van Morrison', 'Das Gupta'],
    ['Della Reese', 'Ben Smith'],
  ])('leaves out first names that are particles elsewhere: %s and %s', async (fullName, otherName) => {
    const other = { fullName: otherName, birthDate: '1906-12-09' }
    const person = await reader({ reading: 'compatibility', other }, fullName)
    const said = [fullName, otherName].flatMap((name) => name.split(' '))
    expect(said.some((word) => person.reply.includes(word))).toBe(true)
    const shown = JSON.stringify(await readingAt(await person.publish()))
    for (const word of said) expect(shown).not.toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'))
  })

  test('tells its most important numbers, six at most', async () => {
    const { numbers } = await readingAt(await (await reader({ reading: 'blueprint' })).publish())
    expect(numbers).toHaveLength(6)
    expect(numbers[0]).toEqual({ key: 'life_path', label: 'Life Path', text: expect.any(String) })
  })

  test('names its numbers in the language of whoever reads it', async () => {
    const slug = await (await reader()).publish()
    const inPortuguese = await visit(`/api/shared/${slug}`, { 'accept-language': 'pt-PT' })
    expect(inPortuguese.json<PublicReading>().numbers[0]).toMatchObject({ key: 'life_path', label: 'Caminho de Vida' })
    expect((await visit(`/shared/${slug}`, { 'accept-language': 'pt-PT' })).body).toContain('Caminho de Vida: ')
    expect((await readingAt(slug)).numbers[0]).toMatchObject({ label: 'Life Path' })
  })

  test('can be read without JavaScript, is in no search engine, and brings its own picture', async () => {
    const ada = await reader()
    const slug = await ada.publish()
    const { headers, body } = await visit(`/shared/${slug}`)
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain(`<meta property="og:image" content="${publicUrl}/shared/${slug}/picture.png">`)
    expect(body.match(/<title>/g)).toHaveLength(1)
    expect(body).toContain('<h1')
    const words = (await readingAt(slug)).response.split(/[.\n]/).find((sentence) => /^[A-Za-z ]{20,}$/.test(sentence))!
    expect(body).toContain(words)
  })

  test('has a preview that names its number and quotes the first sentence that is shown', async () => {
    const ada = await reader()
    const slug = await ada.publish()
    const meta = async (language: string) => {
      const { body } = await visit(`/shared/${slug}`, { 'accept-language': language })
      const contentOf = (key: string) =>
        new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`)
          .exec(body)![1]!
          .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
      return {
        title: contentOf('og:title'),
        description: contentOf('og:description'),
        search: contentOf('description'),
      }
    }
    const { response, numbers } = await readingAt(slug)
    const [first] = response
      .replaceAll(/^#.*$/gm, '')
      .trim()
      .split(/(?<=[.!?])\s/)
    const english = await meta('en')
    expect(english.title).toBe(`Life Path ${numbers[0]!.text} – Life Path reading by Selene`)
    expect(english.description).toBe(`“${first!.replaceAll('*', '')}” Written by Selene, an AI.`)
    expect(english.search).toBe(english.description)
    expect((await meta('pt-PT')).title).toBe(
      `Caminho de Vida ${numbers[0]!.text} – Leitura do Caminho de Vida, por Selene`,
    )

    const { db } = testApp.deps
    const shown = { rules, fullName: null, birthDate: null, numbers: [] }
    const long = `${'So many words '.repeat(20)}end. And more.`
    const show = (text: string) =>
      sql`update public_readings set shown = ${JSON.stringify({ ...shown, response: text })}::jsonb where slug = ${slug}`.execute(
        db,
      )
    await show(`# Title\n\n${long}`)
    const cut = await meta('en')
    expect(cut.title).toBe('Life Path reading by Selene')
    expect(cut.description).toMatch(/^“So many words .{150,185}…” Written by Selene, an AI\.$/)
    await show('# Only a title')
    expect((await meta('en')).description).toMatch(/^A numerology reading/)
  })

  test('is titled in the language of whoever looks at it', async () => {
    const slug = await (await reader()).publish()
    const { body } = await visit(`/shared/${slug}`, { 'accept-language': 'pt-PT' })
    expect(body).toContain('<title>Leitura do Caminho de Vida, por Selene – Numeria</title>')
  })

  test('says to programs by the same word as its picture that an AI wrote it', async () => {
    const slug = await (await reader()).publish()
    const { body } = await visit(`/shared/${slug}`)
    const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body)!
    expect(JSON.parse(data)).toMatchObject({ '@type': 'CreativeWork', inLanguage: 'en', digitalSourceType })
  })

  test('has a picture that says to people and to programs that an AI wrote it', async () => {
    const slug = await (await reader()).publish()
    const answer = await visit(`/shared/${slug}/picture.png`)
    const png = answer.rawPayload
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
      // Taken back, it is gone everywhere.
      'cache-control': 'public, no-cache',
    })
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.includes('iTXtXML:com.adobe.xmp')).toBe(true)
    expect(png.includes(`Iptc4xmpExt:DigitalSourceType="${digitalSourceType}"`)).toBe(true)
    // The chunk of a C2PA manifest, which the sandbox has a certificate for.
    expect(png.includes('caBX')).toBe(true)
    const again = await visit(`/shared/${slug}/picture.png`, { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  test('cannot be looked for by trying addresses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, index) =>
        testApp.app.inject({
          method: 'GET',
          url: `/api/shared/${String(index).padStart(22, 'a')}`,
          remoteAddress: '198.51.100.1',
        }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  })

  test('leaves no trace of its address in the log', async () => {
    const slug = await (await reader()).publish()
    await visit(`/shared/${slug}`)
    await visit(`/api/shared/${slug}`)
    expect(testApp.log()).not.toContain(slug)
  })
})

/** Until a statement waits for a lock that another transaction holds. */
const waiting = () => untilBlocked(testApp.database.connection, 1)
