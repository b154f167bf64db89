import { at, digitalSourceType, earningRoutes, operatorRoutes, routes } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveProfile } from '../accounts/accounts.ts'
import { createAdmin } from '../admin/admins.ts'
import { openShop, type Shop } from '../billing/test-shop.ts'
import { malteseDetails } from '../payouts/test-referrer.ts'
import { createBrowser, signedIn } from '../test-app.ts'
import { toPage } from './export-page.ts'

type Rows = Record<string, Record<string, unknown>[]>
type Person = Awaited<ReturnType<typeof signedIn>>

let shop: Shop
let ana: Person
beforeAll(async () => {
  shop = await openShop()
  ana = await signedIn(shop)
  const { browser, token, userId } = ana
  await saveProfile(shop.deps.db, userId, {
    birthDate: '1985-05-12',
    fullName: 'Ada Augusta Lovelace',
    currentName: 'Ada King',
    marriedName: 'King',
  })
  const order = await browser.post(routes.checkoutSession.path, { token, body: { packId: 'seed3' } })
  await shop.pay(order.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!)
  await shop.deliver()
  const message = 'What of <b>my sister</b> & me?'
  expect((await browser.post(routes.chat.path, { token, body: { message } })).statusCode).toBe(200)
  await browser.post(routes.createReferral.path, { token, body: {} })
  await browser.patch(earningRoutes.payoutMode.path, { token, body: { mode: 'cash', bankDetails: malteseDetails } })
})
afterAll(() => shop.close())

const download = ({ browser, token }: Person, query = '', headers = {}) =>
  browser.get(routes.userData.path + query, { token, headers })

describe('the download of everything', () => {
  test('is a JSON file with a day in its name, for nobody’s cache', async () => {
    const { headers } = await download(ana)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="numeria-2026-11-21.json"',
      'cache-control': 'no-store',
    })
  })

  test('has the person, every reading with its words and numbers, and every credit', async () => {
    const data = (await download(ana)).json<Rows>()
    expect(data['account']).toMatchObject([
      { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace', currentName: 'Ada King', marriedName: 'King' },
    ])
    expect(data['readings']).toMatchObject([
      { message: 'What of <b>my sister</b> & me?', model: expect.any(String), numbers: { facts: expect.any(Array) } },
    ])
    expect(data['readings']![0]!['response']).toMatch(/\w{3}/)
    expect(new Set(data['grants']!.map(({ source }) => source))).toEqual(new Set(['pack', 'signup']))
    expect(data['statement']!.map(({ kind }) => kind)).toEqual(['grant', 'grant', 'hold', 'capture'])
    expect(data['purchases']).toMatchObject([{ state: 'paid', packId: 'seed3' }])
    expect(data['emails']!.map(({ subject }) => subject)).toContain('Your bank details were changed')
    expect(data['clicks']).toMatchObject([{ clicks: 0 }])
    expect(data['bankDetails']).toMatchObject([{ accountEnd: '001S' }])
  })

  test('has what administrators did with the account, and why', async () => {
    const reason = 'She was rude on the telephone'
    const { db, clock } = shop.deps
    const login = { email: 'operator@numeria.example', password: 'a quiet evening' }
    await createAdmin(db, clock.now(), login.email, login.password)
    const operator = createBrowser(shop.app)
    await operator.post(operatorRoutes.adminLogin.path, { body: login })
    const give = at(operatorRoutes.adjustCredits, { userId: ana.userId }).path
    await operator.post(give, { body: { requestId: randomUUID(), credits: 3, reason } })
    const data = (await download(ana)).json<Rows>()
    expect(data['administrators']).toEqual([{ at: expect.any(String), action: 'credits.give', reason }])
    expect(JSON.stringify(data)).not.toContain(login.email)
  })

  test('has no secret, nothing encrypted and nobody’s internal id', async () => {
    const text = (await download(ana)).body
    const { cookie_hash, token_hash, bearer_hash } = await shop.deps.db
      .selectFrom('sessions')
      .select(['cookie_hash', 'token_hash', 'bearer_hash'])
      .where('user_id', '=', ana.userId)
      .executeTakeFirstOrThrow()
    const { account } = await shop.deps.db
      .selectFrom('bank_details')
      .select('account')
      .where('user_id', '=', ana.userId)
      .executeTakeFirstOrThrow()
    const json = JSON.stringify(Object.entries(JSON.parse(text) as Rows).filter(([name]) => name !== 'account'))
    for (const secret of [cookie_hash, token_hash, bearer_hash!, ana.token, account, 'Conceição', 'MT84MALT']) {
      expect(text).not.toContain(secret)
    }
    expect(json).not.toContain(`"userId"`)
  })

  test('is nobody else’s', async () => {
    const eve = await signedIn(shop)
    const text = (await download(eve)).body
    for (const word of ['Lovelace', 'my sister', '001S']) expect(text).not.toContain(word)
    expect((await shop.app.inject({ url: routes.userData.path })).statusCode).toBe(401)
  })

  test('asks for a sign-in at most 15 minutes old', async () => {
    const bea = await signedIn(shop)
    shop.passTime(15.1)
    expect((await download(bea)).json()).toMatchObject({ code: 'auth.fresh_sign_in_required' })
  })

  test.each([
    ['?format=html', {}],
    ['', { accept: 'text/html,application/xhtml+xml' }],
  ])(
    'is a page for people with "%s" and %j, in their language, where no word of theirs is markup',
    async (query, headers) => {
      const bea = await signedIn(shop, ana.userId)
      const answer = await download(bea, query, { ...headers, 'accept-language': 'pt-PT' })
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="numeria-[\d-]+\.html"$/)
      expect(answer.body).toContain('<html lang="pt">')
      expect(answer.body).toContain('As tuas leituras')
      expect(answer.body).toContain('What of &#60;b&#62;my sister&#60;/b&#62; &#38; me?')
      expect(answer.body).not.toContain('<b>')
    },
  )

  test('as a page leads with the readings as they looked, with local dates and without names of columns', async () => {
    const { db } = shop.deps
    const bea = await signedIn(shop, ana.userId)
    await db.updateTable('users').set({ time_zone: 'Asia/Tokyo' }).where('user_id', '=', ana.userId).execute()
    const response = '## Your **year**\n\nA *quiet* year.\n\n- First\n- Second'
    await db.updateTable('turns').set({ response }).where('user_id', '=', ana.userId).execute()
    const { body } = await download(bea, '?format=html', { 'accept-language': 'en' })
    expect(body).toContain(`<meta name="digitalSourceType" content="${digitalSourceType}">`)
    expect(body).toContain('their words were written by Selene, an AI')
    expect(body).toContain('<h1>Ada Augusta Lovelace: your data at Numeria</h1>')
    expect(body).toContain('<h4>Your <strong>year</strong></h4>\n<p>A <em>quiet</em> year.</p>')
    expect(body).toContain('<ul><li>First</li><li>Second</li></ul>')
    expect(body).toMatch(/21 November 2026 at 2\d:\d\d<\/time>/)
    const headings = [...body.matchAll(/<h[23]>(.*?)<\/h[23]>/g)].map(([, heading]) => heading!)
    expect(headings[0]).toBe('Your readings')
    expect(headings.indexOf('Your orders, with what you consented to')).toBeLessThan(headings.indexOf('Records'))
    expect(headings.indexOf('Records')).toBeLessThan(headings.indexOf('All movements of your credits'))
    expect(headings).not.toContain('Refunds')
    expect(body).toContain('Seed 3')
    expect(body).toContain('€1.99')
    const words = body.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ' ')
    expect(words).not.toMatch(
      /\*\*|(?<!\S)#{1,6} |\b[a-z]+_[a-z]+\b|\b[a-z]+(?:At|Id|Cents|Hash)\b|\bnull\b|\d{4}-\d\d-\d\dT/,
    )
  })

  test('in Portuguese has Portuguese dates, money, codes and labels of numbers', async () => {
    const { browser, token } = await signedIn(shop, ana.userId)
    const asked = await browser.post(routes.chat.path, { token, body: { message: 'Me', reading: 'quick' } })
    expect(asked.statusCode).toBe(200)
    const bea = await signedIn(shop, ana.userId)
    const rui = { full_name: 'Rui Carvalho', birth_date: '1985-03-14', relation: 'grandchild' as const }
    const saved = { user_id: ana.userId, person_id: randomUUID(), created_at: shop.deps.clock.now(), ...rui }
    await shop.deps.db.insertInto('saved_people').values(saved).execute()
    const { body } = await download(bea, '?format=html', { 'accept-language': 'pt-PT' })
    expect(body).toContain('Neta ou neto')
    expect(body).toContain('<h3>Leitura rápida</h3>')
    expect(body).toContain('Caminho de Vida: ')
    expect(body).toContain('de novembro de 2026')
    expect(body).toMatch(/1,99\s€/)
    expect(body).toContain('oferta de boas-vindas')
    expect(body).toContain('>encomenda<')
    expect(body).not.toMatch(/>(?:paid|signup|granted|welcome gift|order)</)
  })

  test('as a zip has each reading as a Markdown file with the words as they were written', async () => {
    const bea = await signedIn(shop, ana.userId)
    const answer = await download(bea, '?format=zip', { 'accept-language': 'en' })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="numeria-2026-11-21.zip"',
    })
    const files = unzip(answer.rawPayload)
    expect(files.map(({ name }) => name)).toContain('2026-11-21 01 Reading.md')
    const [first] = files
    expect(first!.text).toMatch(/^# Reading\n\n21 November 2026/)
    expect(first!.text).toContain('Written by Selene, an AI')
    expect(first!.text).toContain(digitalSourceType)
    expect(first!.text).toContain('> What of <b>my sister</b> & me?')
    expect(first!.text).toContain('## Your **year**\n\nA *quiet* year.')
  })

  test('as a page of a person without readings says so, and leaves out what is empty', async () => {
    const about = {
      product: 'Numeria',
      madeAt: '2026-11-21T12:00:00.000Z',
      note: '',
      digitalSourceType,
      name: null,
      timeZone: null,
    }
    const page = toPage({ about, sections: [{ name: 'refunds', title: 'Refunds', rows: [] }] }, 'en')
    expect(page).toContain('<p>You have no readings.</p>')
    expect(page).not.toContain('Refunds')
  })
})

/** The files of a ZIP, by its central directory. */
function unzip(archive: Buffer): { name: string; text: string }[] {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  let at = archive.readUInt32LE(end + 16)
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    const [packed, nameLength, extra, comment, local] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
      archive.readUInt32LE(at + 42),
    ]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    at += 46 + nameLength + extra + comment
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    return { name, text: inflateRawSync(archive.subarray(start, start + packed)).toString('utf8') }
  })
}
