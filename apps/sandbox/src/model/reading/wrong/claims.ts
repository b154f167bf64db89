import type { Language } from '../reading-request.ts'

type Claims = { spelled: readonly string[]; forms: readonly string[] }

/** A wrong number claimed in the ways in which models phrase it. `{spelled}` is the number from 1 to 9 as a word. */
export const wrongClaims: Record<Language, Claims> = {
  en: {
    spelled: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    forms: [
      'As {yours} {value} shows, this was always yours to do.',
      '{yours} number is {spelled}, and it suits you.',
      'With a {label} of {value}, patience comes easily.',
      '**{label}: {value}** is what your chart says.',
      'The number {value} is {yours}.',
    ],
  },
  pt: {
    spelled: ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],
    forms: [
      'Como {yours} {value} mostra, isto sempre foi teu.',
      '{yours} é {spelled}, e fica-te bem.',
      'Com {label} {value}, a paciência vem sem esforço.',
      '**{label}: {value}** é o que diz o teu mapa.',
      'O número {value} é {yours}.',
    ],
  },
  es: {
    spelled: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
    forms: [
      'Como muestra {yours} {value}, esto siempre fue tuyo.',
      '{yours} es {spelled}, y te sienta bien.',
      'Con {label} {value}, la paciencia llega sola.',
      '**{label}: {value}** es lo que dice tu carta.',
      'El número {value} es {yours}.',
    ],
  },
  fr: {
    spelled: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
    forms: [
      'Comme le montre {yours} {value}, cela a toujours été à toi.',
      '{yours} est {spelled}, et cela te va bien.',
      'Avec {label} {value}, la patience vient facilement.',
      '**{label} : {value}**, voilà ce que dit ta carte.',
      'Le nombre {value} est {yours}.',
    ],
  },
  de: {
    spelled: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
    forms: [
      'Wie {yours} {value} zeigt, war das immer schon deins.',
      '{yours} ist {spelled}, und das steht dir.',
      'Mit {label} {value} fällt dir Geduld leicht.',
      '**{label}: {value}** steht in deiner Karte.',
      'Die Zahl {value} ist {yours}.',
    ],
  },
  it: {
    spelled: ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'],
    forms: [
      'Come mostra {yours} {value}, questo è sempre stato tuo.',
      '{yours} è {spelled}, e ti sta bene.',
      'Con {label} {value} la pazienza viene da sé.',
      '**{label}: {value}** è ciò che dice la tua carta.',
      'Il numero {value} è {yours}.',
    ],
  },
}
