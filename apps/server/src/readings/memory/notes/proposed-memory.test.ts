import { describe, expect, test } from 'vitest'
import { isSensitive } from '../sensitive/is-sensitive.ts'
import { notesFor } from './notes.ts'
import { keepable } from './proposed-memory.ts'

const today = { year: 2026, month: 11, day: 23 }
const keep = (note: string, message: string, known: string[] = []) => keepable([note], message, known, today)

describe('a note that a model proposes is kept', () => {
  test.each([
    ['sister Ana, marries in May', 'My sister Ana is married to Tom and marries again in May'],
    ['My sister Ana marries in May', 'My sister Ana marries in May. What should I tell her?'],
    ['daughter Mia, 7', 'My daughter Mia is 7 and I worry about school'],
    ['partner is called Jonas', 'Will my partner Jonas like the new flat?'],
    ['prefers short answers', 'I prefer short answers, please'],
    ['moving to Porto in 2027', 'We are moving to Porto in 2027, is that a good year?'],
    ['wedding on 12 June 2027', 'Our wedding is on 12 June 2027'],
    ['A minha irmã Ana casa em maio', 'A minha irmã Ana casa em maio. O que lhe digo?'],
    ['hija Lucía, vive en Madrid', 'Mi hija Lucía vive en Madrid, ¿qué le digo?'],
    ['sœur Zoé, habite à Lyon', 'Ma sœur Zoé habite à Lyon'],
    ['Tochter heißt Mia', 'Meine Tochter Mia kommt in die Schule'],
    ['sorella Giulia, lavora a Milano', 'Mia sorella Giulia lavora a Milano'],
    ['does not like her job', 'My sister does not like her job'],
  ])('“%s” after “%s”', (note, message) => {
    expect(keep(note, message)).toEqual([note])
  })
})

describe('a note is judged by the sentence that it rests on', () => {
  test.each([
    ['a mild word for chemotherapy', 'has treatment on Thursdays', 'My chemo treatment is on Thursdays'],
    ['a day alone', 'Thursdays at St Vincent', 'I am at St Vincent on Thursdays. It is for my chemo.'],
    ['a hotel', 'hotel in Porto, 3 noites', 'Marcámos hotel no Porto, 3 noites, ao pé da clínica da FIV'],
    ['a plan to enjoy', 'quer pintar a casa', 'Estou de baixa por burnout e quero aproveitar para pintar a casa'],
    ['a flat', 'piso en Leeds con Jack', 'Busco piso en Leeds con Jack, somos dos chicos y somos gays'],
    ['a strike', 'am Montag am Tor', 'Warnstreik, ich steh am Montag am Tor mit der IG Metall'],
  ])('%s: “%s” is not kept', (_, note, message) => {
    expect(keep(note, message)).toEqual([])
  })

  test('what the message says of another person takes nothing from it', () => {
    expect(keep('sister Ana marries in May', 'My dad has cancer. My sister Ana marries in May.')).toEqual([
      'sister Ana marries in May',
    ])
  })

  test.each([
    ['Mãe faz 70 anos', 'A minha mãe faz 70 anos em agosto'],
    ['Hijo de 7 años', 'Mi hijo tiene 7 años y adora el fútbol'],
    ['Irmã trabalha num hospital', 'A minha irmã trabalha num hospital, é da limpeza'],
    ['Infirmière à Quimper', 'Je suis infirmière à Quimper'],
    ['Schwester Faith lebt in Ulm', 'Meine Schwester Faith lebt in Ulm'],
    ['Vicino Salvatore Cristiani', 'Il mio vicino si chiama Salvatore Cristiani'],
    ['Favourite number 7', 'The number 7 has followed me everywhere'],
  ])('everyday facts are kept: “%s”', (note, message) => {
    expect(keep(note, message)).toEqual([note])
  })

  test('without a source in the message it is not kept', () => {
    expect(keep('likes travelling', 'What does my week hold?')).toEqual([])
    expect(keep('sister Mariana', 'My sister is angry with me')).toEqual([])
  })
})

describe('a note is not kept that', () => {
  test.each([
    ['invents a name', 'sister Rita', 'My sister is angry with me'],
    ['invents a number', 'daughter Mia, 8', 'My daughter Mia is 7'],
    ['invents what a person is', 'Ana is her daughter', 'What does Ana want of me?'],
    ['concludes', 'sister Ana is jealous', 'My sister Ana marries in May'],
    ['says what was denied', 'has a sister', 'I do not have a sister, only friends'],
    ['says what was denied, in Portuguese', 'tem uma irmã', 'Eu não tenho uma irmã'],
    ['is known', 'Sister Ana.', 'My sister Ana calls', ['sister Ana']],
    ['has a birth date', 'mother born 3 May 1960', 'My mother was born 3 May 1960'],
    ['has a birth date in digits', 'mãe nasceu 03/05/1960', 'A minha mãe nasceu 03/05/1960'],
    ['has a slot', 'my Life Path {{you.life_path}}', 'my Life Path {{you.life_path}}'],
    ['has a link', 'see https://evil.example', 'see https://evil.example'],
    ['is long', `sister ${'Ana '.repeat(60)}`, 'my sister Ana'],
    ['says nothing', 'she is with her', 'she is with her'],
  ])('%s', (_, note, message, known = [] as string[]) => {
    expect(keep(note, message, known as string[])).toEqual([])
  })

  test('is one too many of a reading', () => {
    const message = 'My sister Ana, my brother Rui and my friend Eva'
    expect(keepable(['sister Ana', 'sister  Ana', 'brother Rui', 'friend Eva'], message, [], today)).toEqual([
      'sister Ana',
      'brother Rui',
    ])
  })
})

describe('of health, faith, politics and sex life nothing is kept', () => {
  test.each([
    ['health', 'my sister has cancer'],
    ['health', 'I am pregnant'],
    ['health', 'A minha mãe está no hospital'],
    ['health', 'mi padre tiene depresión'],
    ['health', 'ma fille est malade'],
    ['health', 'Mein Bruder ist krank'],
    ['health', 'mia madre prende medicine'],
    ['faith', 'we go to church'],
    ['faith', 'sou católica'],
    ['faith', 'mi familia es musulmana'],
    ['faith', 'je suis athée'],
    ['faith', 'Ich gehe in die Moschee'],
    ['faith', 'prego ogni sera'],
    ['politics', 'I vote Labour'],
    ['politics', 'sou socialista'],
    ['politics', 'trabajo para un partido político'],
    ['politics', 'mon syndicat'],
    ['politics', 'ich habe bei der Wahl Grün gewählt'],
    ['politics', 'sono un attivista'],
    ['sex', 'my brother is gay'],
    ['sex', 'a minha vida sexual'],
    ['sex', 'soy lesbiana'],
    ['sex', 'mon amant'],
    ['sex', 'Er hat mich betrogen'],
    ['sex', 'il mio amante'],
  ])('%s: “%s”', (_topic, text) => {
    expect(isSensitive(text)).toBe(true)
    expect(keep(text, text)).toEqual([])
  })

  test.each([
    'sister Christina and brother Christian live in Porto',
    'friend Virginia, colleague Dolores',
    'A reunião foi na sexta-feira com a Cristina',
    'two rabbits and a godson',
    'Meine Schwester sucht eine Wohnung',
    'É o meu primeiro emprego',
    'wants to change jobs in March',
    'mio fratello è partito per Roma',
    'ma sœur achète du pain',
  ])('“%s” is none of them', (text) => {
    expect(isSensitive(text)).toBe(false)
  })
})

describe('the notes of a prompt', () => {
  test('are 50 and 2,000 characters at most, those that the question is about first, then the newest', () => {
    const notes = ['sister Ana lives in Porto', ...Array.from({ length: 120 }, (_, nth) => `plan ${nth}`)]
    const chosen = notesFor('What should I tell my sister?', notes)
    expect(chosen).toHaveLength(50)
    expect(chosen[0]).toBe('sister Ana lives in Porto')
    expect(chosen.slice(1)).toEqual(notes.slice(-49))
    const long = Array.from({ length: 50 }, (_, nth) => `${nth} ${'x'.repeat(150)}`)
    expect(notesFor('', long).join('').length).toBeLessThanOrEqual(2_000)
    expect(notesFor('', [])).toEqual([])
  })

  test.each([
    ['My sister Ana marries in May', 'What do I tell Ana?'],
    ['My sister Ana marries in May', 'what do i tell ana'],
    ['partner Jo', 'Will Jo like it?'],
    ['Jo sells bread', 'Will Jo like it?'],
    ['Tochter heißt Ida', 'Was soll ich Ida sagen?'],
    ['sœur Zoé, habite à Lyon', 'Que dire à Zoé ?'],
    ['A minha irmã Eva casa em maio', 'Como corre a minha semana?'],
    ['My mother lives with us', 'How is my week?'],
  ])('“%s” is among them for “%s”, with 49 newer ones', (note, question) => {
    const newer = Array.from({ length: 49 }, (_, nth) => `What this week brings to plan ${nth} ${'x'.repeat(40)}`)
    expect([note, ...newer].join('').length).toBeGreaterThan(2_000)
    expect(notesFor(question, [note, ...newer])).toContain(note)
  })
})
