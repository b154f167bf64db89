import type { ReadingLanguage } from '@numeria/contract'

type Passage = readonly [language: ReadingLanguage, year: number, text: string]

/** One passage a row: language, the year that the reading is about, text. It is 22 November 2026. */
function passages(rows: string): Passage[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [, language, year, text] = /^(\w+) (\d+) (.*)$/.exec(row)!
      return [language as ReadingLanguage, Number(year), text!]
    })
}

/** Each of these gives the number of one year for that of another. */
export const ofAnotherYear = passages(`
en 2026 Your Personal Year is {{you.personal_year.2027}}.
en 2026 Your Personal Year is 6.
en 2026 You are in a Personal Year {{you.personal_year.2027}}, so rest.
en 2026 Helena, Personal Year {{you.personal_year.2027}} asks you to stay home.
en 2026 This year is Personal Year {{you.personal_year.2027}}.
en 2026 You are living a {{you.personal_year.2027}} year.
en 2026 Your Personal Year {{you.personal_year.2027}} meets your Life Path {{you.life_path}}.
en 2026 In 2026 your Personal Year is {{you.personal_year.2027}}.
pt 2026 O teu Ano Pessoal é {{you.personal_year.2027}}.
pt 2026 O teu Ano Pessoal é 6.
pt 2026 Estás num Ano Pessoal {{you.personal_year.2027}}, por isso descansa.
pt 2026 Helena, o Ano Pessoal {{you.personal_year.2027}} pede que fiques em casa.
pt 2026 Este ano é o Ano Pessoal {{you.personal_year.2027}}.
pt 2026 Vives um ano {{you.personal_year.2027}}.
pt 2026 O teu Ano Pessoal {{you.personal_year.2027}} encontra o teu Caminho de Vida {{you.life_path}}.
pt 2026 Em 2026 o teu Ano Pessoal é {{you.personal_year.2027}}.
es 2026 Tu Año Personal es {{you.personal_year.2027}}.
es 2026 Tu Año Personal es 6.
es 2026 Estás en un Año Personal {{you.personal_year.2027}}, así que descansa.
es 2026 Helena, el Año Personal {{you.personal_year.2027}} te pide quedarte en casa.
es 2026 Este año es tu Año Personal {{you.personal_year.2027}}.
es 2026 Vives un año {{you.personal_year.2027}}.
es 2026 Tu Año Personal {{you.personal_year.2027}} se cruza con tu Camino de Vida {{you.life_path}}.
es 2026 En 2026 tu Año Personal es {{you.personal_year.2027}}.
fr 2026 Ton année personnelle est {{you.personal_year.2027}}.
fr 2026 Ton année personnelle est le 6.
fr 2026 Tu es dans une année personnelle {{you.personal_year.2027}}, alors repose-toi.
fr 2026 Helena, l’année personnelle {{you.personal_year.2027}} te demande de rester chez toi.
fr 2026 Cette année est ton année personnelle {{you.personal_year.2027}}.
fr 2026 Tu vis une année {{you.personal_year.2027}}.
fr 2026 Ton année personnelle {{you.personal_year.2027}} croise ton chemin de vie {{you.life_path}}.
fr 2026 En 2026, ton année personnelle est {{you.personal_year.2027}}.
de 2026 Dein persönliches Jahr ist {{you.personal_year.2027}}.
de 2026 Dein persönliches Jahr ist die 6.
de 2026 Du bist in einem persönlichen Jahr {{you.personal_year.2027}}, also ruh dich aus.
de 2026 Helena, das persönliche Jahr {{you.personal_year.2027}} bittet dich, zu Hause zu bleiben.
de 2026 Dieses Jahr ist dein persönliches Jahr {{you.personal_year.2027}}.
de 2026 Du lebst ein Jahr {{you.personal_year.2027}}.
de 2026 Dein persönliches Jahr {{you.personal_year.2027}} trifft auf deine Lebenszahl {{you.life_path}}.
de 2026 2026 ist dein persönliches Jahr {{you.personal_year.2027}}.
it 2026 Il tuo anno personale è {{you.personal_year.2027}}.
it 2026 Il tuo anno personale è 6.
it 2026 Sei in un anno personale {{you.personal_year.2027}}, quindi riposa.
it 2026 Helena, l’anno personale {{you.personal_year.2027}} ti chiede di restare a casa.
it 2026 Quest’anno è il tuo anno personale {{you.personal_year.2027}}.
it 2026 Vivi un anno {{you.personal_year.2027}}.
it 2026 Il tuo anno personale {{you.personal_year.2027}} incontra il tuo numero del destino.
it 2026 Nel 2026 il tuo anno personale è {{you.personal_year.2027}}.
en 2026 Next year is Personal Year {{you.personal_year}}.
en 2026 In 2027 your Personal Year is {{you.personal_year}}.
en 2026 Your Personal Year in 2027 is {{you.personal_year}}.
pt 2026 O próximo ano é o Ano Pessoal {{you.personal_year}}.
pt 2026 Em 2027 o teu Ano Pessoal é {{you.personal_year}}.
pt 2026 O teu Ano Pessoal em 2027 é {{you.personal_year}}.
es 2026 El próximo año es tu Año Personal {{you.personal_year}}.
es 2026 En 2027 tu Año Personal es {{you.personal_year}}.
es 2026 Tu Año Personal en 2027 es {{you.personal_year}}.
fr 2026 L’année prochaine est ton année personnelle {{you.personal_year}}.
fr 2026 En 2027, ton année personnelle est {{you.personal_year}}.
fr 2026 Ton année personnelle en 2027 est {{you.personal_year}}.
de 2026 Nächstes Jahr ist dein persönliches Jahr {{you.personal_year}}.
de 2026 2027 ist dein persönliches Jahr {{you.personal_year}}.
de 2026 Dein persönliches Jahr 2027 ist {{you.personal_year}}.
it 2026 L’anno prossimo è il tuo anno personale {{you.personal_year}}.
it 2026 Nel 2027 il tuo anno personale è {{you.personal_year}}.
it 2026 Il tuo anno personale nel 2027 è {{you.personal_year}}.
en 2027 Your Personal Year is {{you.personal_year}}.
en 2027 Your Personal Year is 5.
en 2027 Helena, Personal Year {{you.personal_year}} asks you to move.
en 2027 2027 is your Personal Year {{you.personal_year}}.
pt 2027 O teu Ano Pessoal é {{you.personal_year}}.
pt 2027 O teu Ano Pessoal é 5.
pt 2027 Helena, o Ano Pessoal {{you.personal_year}} pede que mexas.
pt 2027 2027 é o teu Ano Pessoal {{you.personal_year}}.
es 2027 Tu Año Personal es {{you.personal_year}}.
es 2027 Tu Año Personal es 5.
es 2027 Helena, el Año Personal {{you.personal_year}} te pide moverte.
es 2027 2027 es tu Año Personal {{you.personal_year}}.
fr 2027 Ton année personnelle est {{you.personal_year}}.
fr 2027 Ton année personnelle est le 5.
fr 2027 Helena, l’année personnelle {{you.personal_year}} te demande de bouger.
fr 2027 2027 est ton année personnelle {{you.personal_year}}.
de 2027 Dein persönliches Jahr ist {{you.personal_year}}.
de 2027 Dein persönliches Jahr ist die 5.
de 2027 Helena, das persönliche Jahr {{you.personal_year}} bittet dich um Bewegung.
de 2027 2027 ist dein persönliches Jahr {{you.personal_year}}.
it 2027 Il tuo anno personale è {{you.personal_year}}.
it 2027 Il tuo anno personale è 5.
it 2027 Helena, l’anno personale {{you.personal_year}} ti chiede di muoverti.
it 2027 Il 2027 è il tuo anno personale {{you.personal_year}}.
en 2026 Your next Personal Year is {{you.personal_year}}.
`)

export const ofItsYear = passages(`
en 2026 Your Personal Year is {{you.personal_year}}.
en 2026 Next year is Personal Year {{you.personal_year.2027}}.
en 2026 From January your Personal Year is {{you.personal_year.2027}}.
en 2026 Your Personal Year {{you.personal_year}} ends, and Personal Year {{you.personal_year.2027}} begins.
en 2026 In 2027 change comes. Your Personal Year is then {{you.personal_year.2027}}.
en 2026 Then comes Personal Year {{you.personal_year.2027}}.
en 2026 Your next Personal Year, {{you.personal_year.2027}}, is calmer.
en 2026 After this comes Personal Year {{you.personal_year.2027}}.
pt 2026 O teu Ano Pessoal é {{you.personal_year}}.
pt 2026 O próximo ano é o Ano Pessoal {{you.personal_year.2027}}.
pt 2026 A partir de janeiro o teu Ano Pessoal é {{you.personal_year.2027}}.
pt 2026 O teu Ano Pessoal {{you.personal_year}} acaba, e o Ano Pessoal {{you.personal_year.2027}} começa.
pt 2026 Em 2027 vem a mudança. O teu Ano Pessoal é então {{you.personal_year.2027}}.
pt 2026 Depois vem o Ano Pessoal {{you.personal_year.2027}}.
pt 2026 O teu próximo Ano Pessoal, {{you.personal_year.2027}}, é mais calmo.
es 2026 Tu Año Personal es {{you.personal_year}}.
es 2026 El próximo año es tu Año Personal {{you.personal_year.2027}}.
es 2026 A partir de enero tu Año Personal es {{you.personal_year.2027}}.
es 2026 Tu Año Personal {{you.personal_year}} acaba, y el Año Personal {{you.personal_year.2027}} empieza.
es 2026 En 2027 llega el cambio. Tu Año Personal es entonces {{you.personal_year.2027}}.
es 2026 Luego llega el Año Personal {{you.personal_year.2027}}.
es 2026 Tu próximo Año Personal, {{you.personal_year.2027}}, es más tranquilo.
fr 2026 Ton année personnelle est {{you.personal_year}}.
fr 2026 L’année prochaine est ton année personnelle {{you.personal_year.2027}}.
fr 2026 Dès janvier, ton année personnelle est {{you.personal_year.2027}}.
fr 2026 Ton année personnelle {{you.personal_year}} finit et l’année personnelle {{you.personal_year.2027}} commence.
fr 2026 En 2027 vient le changement. Ton année personnelle est alors {{you.personal_year.2027}}.
fr 2026 Puis vient l’année personnelle {{you.personal_year.2027}}.
fr 2026 Ta prochaine année personnelle, {{you.personal_year.2027}}, est plus calme.
de 2026 Dein persönliches Jahr ist {{you.personal_year}}.
de 2026 Nächstes Jahr ist dein persönliches Jahr {{you.personal_year.2027}}.
de 2026 Ab Januar ist dein persönliches Jahr {{you.personal_year.2027}}.
de 2026 Dein persönliches Jahr {{you.personal_year}} endet, und das persönliche Jahr {{you.personal_year.2027}} beginnt.
de 2026 2027 kommt Bewegung. Dein persönliches Jahr ist dann {{you.personal_year.2027}}.
de 2026 Danach kommt das persönliche Jahr {{you.personal_year.2027}}.
de 2026 Dein nächstes persönliches Jahr, {{you.personal_year.2027}}, ist ruhiger.
it 2026 Il tuo anno personale è {{you.personal_year}}.
it 2026 L’anno prossimo è il tuo anno personale {{you.personal_year.2027}}.
it 2026 Da gennaio il tuo anno personale è {{you.personal_year.2027}}.
it 2026 Il tuo anno personale {{you.personal_year}} finisce e l’anno personale {{you.personal_year.2027}} comincia.
it 2026 Nel 2027 arriva il cambiamento. Il tuo anno personale è allora {{you.personal_year.2027}}.
it 2026 Poi arriva l’anno personale {{you.personal_year.2027}}.
it 2026 Il tuo prossimo anno personale, {{you.personal_year.2027}}, è più calmo.
en 2027 Your Personal Year is {{you.personal_year.2027}}.
en 2027 You are still in Personal Year {{you.personal_year}}.
en 2027 This year is Personal Year {{you.personal_year}}.
en 2027 Helena, Personal Year {{you.personal_year.2027}} asks you to stay home.
en 2027 You leave Personal Year {{you.personal_year}} behind.
en 2027 In 2028 comes Personal Year {{you.personal_year.2028}}.
en 2027 Your Personal Year is 6.
pt 2027 O teu Ano Pessoal é {{you.personal_year.2027}}.
pt 2027 Ainda estás no Ano Pessoal {{you.personal_year}}.
pt 2027 Este ano é o Ano Pessoal {{you.personal_year}}.
pt 2027 Helena, o Ano Pessoal {{you.personal_year.2027}} pede que fiques em casa.
pt 2027 O teu Ano Pessoal é 6.
es 2027 Tu Año Personal es {{you.personal_year.2027}}.
es 2027 Todavía estás en el Año Personal {{you.personal_year}}.
es 2027 Este año es tu Año Personal {{you.personal_year}}.
es 2027 Tu Año Personal es 6.
fr 2027 Ton année personnelle est {{you.personal_year.2027}}.
fr 2027 Tu es encore dans l’année personnelle {{you.personal_year}}.
fr 2027 Cette année est ton année personnelle {{you.personal_year}}.
fr 2027 Ton année personnelle est le 6.
de 2027 Dein persönliches Jahr ist {{you.personal_year.2027}}.
de 2027 Du bist noch im persönlichen Jahr {{you.personal_year}}.
de 2027 Dieses Jahr ist dein persönliches Jahr {{you.personal_year}}.
de 2027 Dein persönliches Jahr ist die 6.
it 2027 Il tuo anno personale è {{you.personal_year.2027}}.
it 2027 Sei ancora nell’anno personale {{you.personal_year}}.
it 2027 Quest’anno è il tuo anno personale {{you.personal_year}}.
it 2027 Il tuo anno personale è 6.
`)
