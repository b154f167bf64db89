import type { ReadingLanguage } from '@numeria/contract'
import type { Signal } from '../reply/control-line.ts'
import { helpReply } from '../safety/safety.ts'
import { helpTexts } from '../safety/safety-texts.ts'

const minor: Record<ReadingLanguage, string> = {
  en: 'Readings here are for adults, so I won’t write this one. If something weighs on you, please talk to someone you trust.',
  pt: 'As leituras aqui são para adultos, por isso não escrevo esta. Se alguma coisa te pesa, fala com alguém em quem confias.',
  es: 'Las lecturas aquí son para adultos, así que no escribo esta. Si algo te pesa, habla con alguien de tu confianza.',
  fr: 'Les lectures sont réservées aux adultes, je n’écris donc pas celle-ci. Si quelque chose te pèse, parle à une personne de confiance.',
  de: 'Die Deutungen hier sind für Erwachsene, darum schreibe ich diese nicht. Wenn dich etwas bedrückt, sprich mit einem Menschen, dem du vertraust.',
  it: 'Le letture qui sono per adulti, perciò questa non la scrivo. Se qualcosa ti pesa, parlane con una persona di cui ti fidi.',
}

const decline: Record<ReadingLanguage, string> = {
  en: 'I read numbers, and this question asks for something else. Ask me about you, your year or your name, and I will read.',
  pt: 'Eu leio números, e esta pergunta pede outra coisa. Pergunta-me por ti, pelo teu ano ou pelo teu nome, e eu leio.',
  es: 'Yo leo números, y esta pregunta pide otra cosa. Pregúntame por ti, por tu año o por tu nombre, y leeré.',
  fr: 'Je lis les nombres, et cette question demande autre chose. Parle-moi de toi, de ton année ou de ton nom, et je lirai.',
  de: 'Ich deute Zahlen, und diese Frage verlangt etwas anderes. Frag mich nach dir, deinem Jahr oder deinem Namen, dann deute ich.',
  it: 'Io leggo i numeri, e questa domanda chiede altro. Chiedimi di te, del tuo anno o del tuo nome, e leggerò.',
}

const need: Record<ReadingLanguage, string> = {
  en: 'To answer this, I need the full name and birth date of everyone it is about. Choose “Compatibility” and give me both, or ask about yourself.',
  pt: 'Para responder, preciso do nome completo e da data de nascimento de cada pessoa. Escolhe «Compatibilidade» e diz-me os dois, ou pergunta por ti.',
  es: 'Para responder necesito el nombre completo y la fecha de nacimiento de cada persona. Elige «Compatibilidad» y dame los dos, o pregunta por ti.',
  fr: 'Pour répondre, il me faut le nom complet et la date de naissance de chaque personne. Choisis « Compatibilité » et donne-moi les deux, ou parle-moi de toi.',
  de: 'Dafür brauche ich den vollen Namen und das Geburtsdatum jedes Menschen, um den es geht. Wähle „Compatibility“ und gib mir beides, oder frag nach dir.',
  it: 'Per rispondere mi servono il nome completo e la data di nascita di ogni persona. Scegli «Compatibility» e dammi entrambi, oppure chiedi di te.',
}

const texts = { minor, decline, need }

/**
 * The server's own answer to the model's message. It replaces a reading, or ends one.
 * @param charged what the words before it cost
 */
export function signalReply(
  signal: Signal,
  language: ReadingLanguage,
  country: string | null = null,
  charged = 0,
): string {
  const closing = helpTexts[language][charged > 0 ? 'charged' : 'closing']
  return signal.signal === 'crisis'
    ? helpReply(signal.danger, language, country, closing)
    : `${texts[signal.signal][language]} ${closing}`
}
