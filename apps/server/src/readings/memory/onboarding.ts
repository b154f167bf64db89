import type { Completeness, ReadingLanguage } from '@numeria/contract'

type Words = { birthDate: string; fullName: string; both: string; text: (missing: string) => string }

const words: Record<ReadingLanguage, Words> = {
  en: {
    birthDate: 'your birth date (day, month and year)',
    fullName: 'your full name at birth',
    both: 'your birth date (day, month and year) and your full name at birth',
    text: (missing) =>
      'I would love to read your numbers. A reading is only worth something when the numbers are truly yours, ' +
      `so before we begin I need ${missing}, as on your birth certificate.\n\n` +
      'Open your profile to add it, or simply tell me here. This answer is free.',
  },
  pt: {
    birthDate: 'a tua data de nascimento (dia, mês e ano)',
    fullName: 'o teu nome completo de nascimento',
    both: 'a tua data de nascimento (dia, mês e ano) e o teu nome completo de nascimento',
    text: (missing) =>
      'Gostava muito de ler os teus números. Uma leitura só vale a pena quando os números são mesmo teus, ' +
      `por isso, antes de começarmos, preciso de saber ${missing}, como na tua certidão de nascimento.\n\n` +
      'Abre o teu perfil para acrescentar isso, ou diz-mo aqui. Esta resposta é gratuita.',
  },
  es: {
    birthDate: 'tu fecha de nacimiento (día, mes y año)',
    fullName: 'tu nombre completo de nacimiento',
    both: 'tu fecha de nacimiento (día, mes y año) y tu nombre completo de nacimiento',
    text: (missing) =>
      'Me encantaría leer tus números. Una lectura solo vale algo cuando los números son de verdad los tuyos, ' +
      `así que antes de empezar necesito ${missing}, como en tu partida de nacimiento.\n\n` +
      'Abre tu perfil para añadirlo, o dímelo aquí. Esta respuesta es gratis.',
  },
  fr: {
    birthDate: 'ta date de naissance (jour, mois et année)',
    fullName: 'ton nom complet de naissance',
    both: 'ta date de naissance (jour, mois et année) et ton nom complet de naissance',
    text: (missing) =>
      'J’aimerais beaucoup lire tes nombres. Une lecture ne vaut que si les nombres sont vraiment les tiens : ' +
      `avant de commencer, il me faut ${missing}, comme sur ton acte de naissance.\n\n` +
      'Ouvre ton profil pour l’ajouter, ou dis-le-moi ici. Cette réponse est gratuite.',
  },
  de: {
    birthDate: 'dein Geburtsdatum (Tag, Monat und Jahr)',
    fullName: 'deinen vollen Geburtsnamen',
    both: 'dein Geburtsdatum (Tag, Monat und Jahr) und deinen vollen Geburtsnamen',
    text: (missing) =>
      'Ich würde deine Zahlen gern deuten. Eine Deutung ist nur etwas wert, wenn es wirklich deine Zahlen sind, ' +
      `darum brauche ich zuerst ${missing}, wie in deiner Geburtsurkunde.\n\n` +
      'Trag es in dein Profil ein, oder sag es mir einfach hier. Diese Antwort ist kostenlos.',
  },
  it: {
    birthDate: 'la tua data di nascita (giorno, mese e anno)',
    fullName: 'il tuo nome completo alla nascita',
    both: 'la tua data di nascita (giorno, mese e anno) e il tuo nome completo alla nascita',
    text: (missing) =>
      'Mi piacerebbe molto leggere i tuoi numeri. Una lettura vale qualcosa solo se i numeri sono davvero i tuoi, ' +
      `quindi prima di cominciare mi serve sapere ${missing}, come nel tuo atto di nascita.\n\n` +
      'Apri il tuo profilo per aggiungerlo, o dimmelo qui. Questa risposta è gratuita.',
  },
}

/** The reply while something is missing to compute from. It costs nothing and calls no model. */
export function onboardingReply({ hasBirthDate, hasFullName }: Completeness, language: ReadingLanguage = 'en'): string {
  const { text, both, fullName, birthDate } = words[language]
  if (!hasBirthDate && !hasFullName) return text(both)
  return text(hasBirthDate ? fullName : birthDate)
}
