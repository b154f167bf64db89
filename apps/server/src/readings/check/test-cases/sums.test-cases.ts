import { passages } from './right-numbers.test-cases.ts'

/** Sums and steps of a working outside slots; some are right. */
export const sums = passages(`
en alone The total of your vowels is 29, which reduces to 11.
pt alone O total das tuas vogais é 29, que se reduz a 11.
es alone El total de tus vocales es 29, que se reduce a 11.
fr alone Le total de tes voyelles est 29, qui se réduit à 11.
de alone Die Summe deiner Vokale ist 29, daraus wird die 11.
it alone Il totale delle tue vocali è 29, che si riduce a 11.
pt alone As vogais do teu nome somam 29, ou seja, 11.
fr alone Les voyelles de ton nom font 29, donc 11.
it alone Le vocali del tuo nome fanno 29, cioè 11.
en alone Your vowels make 24, which reduces to 6.
de alone Deine Konsonanten ergeben 32, also 5.
en alone Your Life Path comes from 38, which reduces to 11 and then 2.
pt alone O teu caminho de vida vem de 38, que se reduz a 11 e depois a 2.
es alone Tu camino de vida viene de 38, que se reduce a 11 y luego a 2.
fr alone Ton chemin de vie vient de 38, qui se réduit à 11, puis à 2.
de alone Deine Lebenszahl kommt von 38, daraus wird 11 und dann 2.
it alone Il tuo cammino di vita viene dal 38, che si riduce a 11 e poi a 2.
en alone Count the letters of Helena Margarida Duarte and you arrive at 34, and 3 + 4 is 7.
pt alone Somando as letras de Helena Margarida Duarte chegas a 34, e 3 + 4 dá 7.
es alone Cuenta las letras de Helena Margarida Duarte y llegas a 34, y 3 + 4 son 7.
fr alone Compte les lettres de Helena Margarida Duarte : tu arrives à 34, et 3 + 4 font 7.
de alone Zählst du die Buchstaben von Helena Margarida Duarte, kommst du auf 34, und 3 + 4 ist 7.
it alone Conta le lettere di Helena Margarida Duarte e arrivi a 34, e 3 + 4 fa 7.
en alone The total of your vowels is 23, which reduces to 5.
en alone All your vowels add up to 32, which reduces to 5.
en alone Your Life Path comes from 30, which reduces to 3.
en alone Your Expression comes from 24, and 2 + 4 is 6.
en alone The consonants of your name make 46, which becomes 10 and then 1.
en alone Add all the letters of your name and you arrive at 96, then 15, and 1 + 5 is 6.
en alone Your day of birth, 29, reduces to 11, and 1988 comes down to 8.
en alone Your Life Path: 11 + 11 + 8 = 30, and 3 + 0 = 3.
pt alone O total das tuas vogais é 23, que se reduz a 5.
pt alone As vogais do teu nome somam 32, ou seja, 5.
pt alone O teu caminho de vida vem de 30, que se reduz a 3.
pt alone A tua expressão vem de 24, e 2 + 4 dá 6.
pt alone As consoantes do teu nome dão 46, depois 10 e por fim 1.
pt alone Somando todas as letras do teu nome chegas a 96, depois a 15, e 1 + 5 dá 6.
pt alone O teu dia de nascimento, 29, reduz-se a 11.
pt alone O teu caminho de vida: 11 + 11 + 8 = 30, e 3 + 0 = 3.
es alone El total de tus vocales es 23, que se reduce a 5.
es alone Las vocales de tu nombre suman 32, o sea, 5.
es alone Tu camino de vida viene de 30, que se reduce a 3.
es alone Tu expresión viene de 24, y 2 + 4 son 6.
es alone Las consonantes de tu nombre dan 46, luego 10 y al final 1.
es alone Sumando todas las letras de tu nombre llegas a 96, luego a 15, y 1 + 5 son 6.
es alone Tu día de nacimiento, el 29, se reduce a 11.
es alone Tu camino de vida: 11 + 11 + 8 = 30, y 3 + 0 = 3.
fr alone Le total de tes voyelles est 23, qui se réduit à 5.
fr alone Les voyelles de ton nom font 32, donc 5.
fr alone Ton chemin de vie vient de 30, qui se réduit à 3.
fr alone Ton expression vient de 24, et 2 + 4 font 6.
fr alone Les consonnes de ton nom donnent 46, puis 10, enfin 1.
fr alone En additionnant toutes les lettres de ton nom tu arrives à 96, puis à 15, et 1 + 5 font 6.
fr alone Ton jour de naissance, le 29, se réduit à 11.
fr alone Ton chemin de vie : 11 + 11 + 8 = 30, et 3 + 0 = 3.
de alone Die Summe deiner Vokale ist 23, daraus wird die 5.
de alone Die Vokale deines Namens ergeben 32, also 5.
de alone Deine Lebenszahl kommt von 30, daraus wird 3.
de alone Deine Ausdruckszahl kommt von 24, und 2 + 4 ist 6.
de alone Die Konsonanten deines Namens ergeben 46, dann 10 und am Ende 1.
de alone Zählst du alle Buchstaben deines Namens, kommst du auf 96, dann auf 15, und 1 + 5 ist 6.
de alone Dein Geburtstag, die 29, wird zur 11.
de alone Deine Lebenszahl: 11 + 11 + 8 = 30, und 3 + 0 = 3.
it alone Il totale delle tue vocali è 23, che si riduce a 5.
it alone Le vocali del tuo nome fanno 32, cioè 5.
it alone Il tuo cammino di vita viene dal 30, che si riduce a 3.
it alone La tua espressione viene dal 24, e 2 + 4 fa 6.
it alone Le consonanti del tuo nome danno 46, poi 10 e infine 1.
it alone Conta tutte le lettere del tuo nome e arrivi a 96, poi a 15, e 1 + 5 fa 6.
it alone Il tuo giorno di nascita, il 29, si riduce a 11.
it alone Il tuo cammino di vita: 11 + 11 + 8 = 30, e 3 + 0 = 3.
en alone MARGARIDA adds up to 45, which gives 9.
en alone Your Maturity number adds Life Path and Expression: 3 + 6 = 9.
fr alone MARGARIDA fait 45, soit 9.
en alone Your Soul Urge is 5: it wants air. The 1 of your Personality shows first. Your Birthday number is 11, a master number, and it comes from the 29th. Add 2 + 9 = 11.
en alone 11 + 11 + 8 = 30, and 3 + 0 = 3. November is the 11th month, the 29th gives 2 + 9 = 11, and 1988 gives 1 + 9 + 8 + 8 = 26, then 2 + 6 = 8.
en alone H = 8, E = 5, L = 3, E = 5, N = 5, A = 1: 8 + 5 + 3 + 5 + 5 + 1 = 27. Master numbers 11, 22 and 33 are kept. Numerology works with the numbers 1 to 9. Some books list the karmic debts 13, 14, 16 and 19.
en alone The day gives 2 + 9 = 11, the month is 11, and 1988 comes down to 8.
pt alone A conta faz-se depressa: novembro vale 11, o dia 29 fica 11, e 1988 reduz-se a 26 e depois a 8.
it alone Le consonanti danno 7 per Helena, 33 per Margarida e 6 per Duarte.
es pair Entre los impulsos del alma hay un puente de 1: el 22 se reduce a 4.
en alone Your four core numbers are 3, 6, 5 and 1.
es alone Tu camino de vida es el 3: 11 del mes, 11 del día y 8 del año, 30 en total, que se queda en 3.
it alone Il 29 si legge 2 + 9 = 11, e l’11 non si tocca perché è un numero maestro.
es alone Has nacido el 29 de noviembre de 1988, y eso deja un 3.
pt pair O nome do Rui soma 6.
fr pair Son prénom et son nom donnent 6.
es pair Su nombre y sus apellidos suman 6.
`)
