import { passages } from './right-numbers.test-cases.ts'

/** More wrong passages: numbers that are not said, that belong to a day or a Challenge, or that stand far from their name. */
export const unsaidAndFar = passages(`
en alone Your Life Path is a master number.
pt alone Tens um número mestre na Expressão.
es alone Tu Camino de Vida es un número maestro.
fr alone Tu as un maître nombre dans l’expression.
de alone Deine Lebenszahl ist eine Meisterzahl.
it alone Hai un numero maestro nel Cammino di Vita.
it alone Il numero maestro undici abita nella tua Espressione.
en alone Today’s a 1 day, so start.
en alone Sat 4, Sun 3: a quiet weekend.
en alone Adding the letters of your name we arrive at eight.
es alone El próximo será un Uno.
es alone Tu Desafío principal es el 7.
es alone Tu Número de Poder es el 8.
de alone Zum Wochenende wird es leichter: Der Samstag ist eine 1.
de pair Dein persönliches Jahr liegt eins über seinem.
pt pair A expressão do Rui tem mais um do que a tua.
en alone Behind your 3 stands a 21.
it alone HELENA vale 25 e si riduce a 7.
es alone Hacia fuera muestras un 4.
en alone The M of Margarida counts 5.
es alone Tu verdadero número es el dos.
de alone Die Ziffer, die dich ausmacht: sieben.
it pair Mentre Rui chiude un 8, tu apri un 5.
`)
